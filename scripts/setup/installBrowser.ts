/** The first part of `npm test`: installs a browser, unless an installed one starts. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from './findBrowsers';

/** Whether a browser starts. An installed one may lack libraries. */
const starts = () =>
  chromium.launch({ ...findChromium(), args: ['--no-sandbox'] }).then(
    (browser) => browser.close().then(() => true),
    () => false,
  );

/** Commands that may install a browser. Only Debian and its derivatives have `apt-get`. */
const commands = [
  'apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium fonts-liberation',
  'npx playwright install --no-shell chromium',
];
if (process.getuid?.() !== 0) commands.shift();

while (!(await starts())) {
  const command = commands.shift();
  if (command === undefined) {
    console.error('The tests need a browser. Put Chromium, Chrome or Edge into PATH.');
    process.exit(1);
  }
  console.log(`The tests need a browser. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
