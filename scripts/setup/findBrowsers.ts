/** Finds the browsers, nginx, Apache and tesseract that are installed on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The path of the first installed program that has one of these names. */
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
 * The browser for the tests: Debian's `chromium-headless-shell` if it is installed, since the tests
 * take a quarter less time in it, else Chromium.
 */
export const findHeadlessChromium = (): string | undefined =>
  findProgram(['chromium-headless-shell']) ?? findChromium();

/** The installed Chromium, for scripts that need one. @throws {Error} if there is none */
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

/** The installed Firefox; without it, the tests run in Chromium only. */
export const findFirefox = (): string | undefined =>
  findProgram(
    ['firefox-esr', 'firefox'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  );

/** Whether Debian's nginx is installed, with the module that `deploy/nginx.conf` loads. */
export const hasNginx = (): boolean =>
  existsSync('/usr/sbin/nginx') &&
  existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf');

/** Whether Debian's Apache is installed. */
export const hasApache = (): boolean => existsSync('/usr/sbin/apache2');

/** The installed tesseract, which reads text in pictures. */
export const findTesseract = (): string | undefined => findProgram(['tesseract']);
