/** Finds the browsers for the tests that are installed on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The path of the first of these programs in the folders of PATH. */
const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** How to launch an installed Chromium, Chrome or Edge, or else Playwright's own Chromium. */
export const findChromium = (): LaunchOptions => {
  const executablePath = findProgram('chromium', 'google-chrome', 'microsoft-edge');
  if (executablePath !== undefined) return { executablePath };
  if (existsSync(chromium.executablePath())) return {};
  // Playwright knows where these are. Windows always has Edge.
  if (process.platform === 'win32') return { channel: 'msedge' };
  return process.platform === 'darwin' ? { channel: 'chrome' } : {};
};

/** The same for Debian's headless shell, in which the tests take a quarter less time. */
export const findHeadlessChromium = (): LaunchOptions => {
  const executablePath = findProgram('chromium-headless-shell');
  return executablePath === undefined ? findChromium() : { executablePath };
};

/** The installed Firefox. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');
