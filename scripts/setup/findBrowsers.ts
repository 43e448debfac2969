/** Finds installed browsers for the tests. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The path of the first of these programs that a folder of PATH contains. */
const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** The options to launch an installed Chromium, Chrome or Edge, or else Playwright's Chromium. */
export const findChromium = (...preferred: readonly string[]): LaunchOptions => {
  const executablePath = findProgram(...preferred, 'chromium', 'google-chrome', 'microsoft-edge');
  if (executablePath !== undefined) return { executablePath };
  if (existsSync(chromium.executablePath())) return {};
  // Playwright finds these browsers itself. Windows always has Edge.
  if (process.platform === 'win32') return { channel: 'msedge' };
  return process.platform === 'darwin' ? { channel: 'chrome' } : {};
};

/** Prefers Debian's headless shell, which takes a quarter less time for the tests. */
export const findHeadlessChromium = (): LaunchOptions => findChromium('chromium-headless-shell');

/** The path of an installed Firefox. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');
