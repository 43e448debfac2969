import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const outsideThePath = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The installed Chromium or Chrome, else Playwright's own. @throws where there is none */
export const findChromium = (): string => {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...installed, ...outsideThePath, chromium.executablePath()].find(existsSync);
  if (found === undefined) {
    throw new Error(
      'The browser tests need Chromium or Chrome. On Debian and Ubuntu: apt-get install chromium. ' +
        'Elsewhere: install Chrome, or run npx playwright install chromium.',
    );
  }
  return found;
};
