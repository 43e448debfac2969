/**
 * Installs a browser for the tests unless one starts: `npm run browser`, which `npm test` and
 * `npm run test:browser` run first.
 */
import { chromium } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { spawnSync } from 'node:child_process';
import { findHeadlessChromium, howToInstall } from './findBrowsers';
import { waysToInstall } from './waysToInstall';

/** Whether the browser for the tests starts. An installed browser may lack libraries. */
const starts = async () => {
  const executablePath = findHeadlessChromium();
  try {
    const options = executablePath === undefined ? {} : { executablePath };
    const browser = await chromium.launch({ ...options, args: ['--no-sandbox'], timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    if (executablePath !== undefined) console.error(`${executablePath} does not start.`);
    return false;
  }
};

const osRelease = '/etc/os-release';
const ways = waysToInstall({
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  distribution: existsSync(osRelease) ? parseEnv(readFileSync(osRelease, 'utf8')).ID : undefined,
});

const install = async () => {
  if (await starts()) return true;
  // CHROME_PATH asks for a certain browser, so no other one replaces it.
  if (process.env.CHROME_PATH) return false;
  for (const { command, env } of ways) {
    console.log(`The tests need a browser. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    if (await starts()) return true;
  }
  return false;
};

if (!(await install())) {
  console.error(`No browser could be installed for the tests: ${howToInstall}`);
  process.exit(1);
}
