import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Where an installed program of one of these names lies. */
export const findProgram = (
  names: readonly string[],
  elsewhere: readonly string[] = [],
): string | undefined => {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, ...elsewhere].find(existsSync);
};

/** The installed Chromium or Chrome, else Playwright's own. */
export const findChromium = (): string | undefined =>
  findProgram(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ],
  );

/**
 * What the browser tests run in: where it is installed, Chromium without a window's means, which takes
 * a quarter less time (Debian: `chromium-headless-shell`).
 */
export const findHeadlessChromium = (): string | undefined =>
  findProgram(['chromium-headless-shell']) ?? findChromium();

/** The installed Chromium, for what cannot run without one. @throws where there is none */
export const requireChromium = (): string => {
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'This needs Chromium or Chrome. On Debian: apt-get install chromium. ' +
        'Elsewhere: install Chrome, or run npx playwright install chromium.',
    );
  }
  return found;
};

/** The installed Firefox; without one, the tests run in Chromium alone. */
export const findFirefox = (): string | undefined =>
  findProgram(
    ['firefox-esr', 'firefox'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  );

/** Whether Debian's nginx is installed, with the module that `deploy/nginx.conf` asks for. */
export const hasNginx = (): boolean =>
  existsSync('/usr/sbin/nginx') &&
  existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf');
