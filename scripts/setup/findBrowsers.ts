/** Finds installed browsers for the tests. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** The path of the first of these programs that a folder of PATH contains. */
const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/**
 * The options to launch a Chromium, Chrome or Edge in PATH, or else Playwright's Chromium: never
 * the headless shell, which measures type differently from visitors' browsers.
 */
export const findChromium = (): LaunchOptions => {
  const executablePath = findProgram('chromium', 'google-chrome', 'microsoft-edge');
  return executablePath === undefined ? { channel: 'chromium' } : { executablePath };
};

/** The path of an installed Firefox. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');
