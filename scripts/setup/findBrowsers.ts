/** Finds the browsers, nginx and Apache that are installed on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { cache } from '../export/folders';

const { PATH = '', CHROME_PATH, LOCALAPPDATA, ProgramFiles } = process.env;

/**
 * The path of the first installed program.
 *
 * @param names file names to look for in the folders of PATH
 * @param elsewhere full paths to try after that
 */
export const findProgram = (
  names: readonly string[],
  elsewhere: readonly string[] = [],
): string | undefined => {
  // The names have no `.exe`, so on Windows only the paths in `elsewhere` are found.
  const installed = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return [...installed, ...elsewhere].find(existsSync);
};

/** The paths of a program in all folders in which Windows installs programs. */
const onWindows = (...path: readonly string[]) =>
  [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].flatMap((folder) =>
    folder === undefined ? [] : [join(folder, ...path)],
  );

/** Where `installBrowser.ts` puts the Chromium that it takes from a package. */
export const ownChromium = join(cache, 'chromium', 'chromium.sh');

/**
 * The Chromium at CHROME_PATH if set, or else an installed Chromium, Chrome or Edge. Does not look
 * for `chromium-browser`, which on Ubuntu is a script that only says what to install.
 */
export const findChromium = (): string | undefined =>
  CHROME_PATH ||
  findProgram(
    [
      'chromium',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
      'microsoft-edge-stable',
    ],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...onWindows('Google', 'Chrome', 'Application', 'chrome.exe'),
      ...onWindows('Chromium', 'Application', 'chrome.exe'),
      ...onWindows('Microsoft', 'Edge', 'Application', 'msedge.exe'),
      chromium.executablePath(),
      ownChromium,
    ],
  );

/**
 * The browser for the tests: Debian's `chromium-headless-shell`, which takes a quarter less time,
 * or else Chromium. If the result is `undefined`, Playwright uses its own browser.
 */
export const findHeadlessChromium = (): string | undefined =>
  CHROME_PATH || findProgram(['chromium-headless-shell']) || findChromium();

/** Instructions for a machine without a browser. */
export const howToInstall =
  'install Chrome, or run `npx playwright install chromium` (on Debian, as root: `apt-get install chromium`), ' +
  'or set CHROME_PATH to the program of a Chromium.';

/**
 * The installed Chromium, for scripts that need one.
 *
 * @throws {Error} if there is none
 */
export const requireChromium = (): string => {
  const found = findChromium();
  if (found === undefined) throw new Error(`This needs Chromium: ${howToInstall}`);
  return found;
};

/** The installed Firefox; if `undefined`, the tests run only in Chromium. */
export const findFirefox = (): string | undefined =>
  findProgram(
    ['firefox-esr', 'firefox'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...onWindows('Mozilla Firefox', 'firefox.exe'),
    ],
  );

/** Whether Debian's nginx is installed, with the module that `deploy/nginx.conf` loads. */
export const hasNginx = (): boolean =>
  existsSync('/usr/sbin/nginx') &&
  existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf');

/** Whether Debian's Apache is installed. */
export const hasApache = (): boolean => existsSync('/usr/sbin/apache2');
