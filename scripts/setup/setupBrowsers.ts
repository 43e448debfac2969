/**
 * Installs Chromium if there is none, and prints which tests are skipped on this machine.
 * `npm test` begins with it, so that it fails at once without Chromium, and not only when the
 * browser tests start.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findFirefox, findProgram, findTesseract, hasNginx } from './findBrowsers';
import { leftOut, waysToChromium, type Attempt, type Machine } from './setupPlan';

const osReleaseFile = '/etc/os-release';

const machine: Machine = {
  chromium: findChromium() !== undefined,
  firefox: findFirefox() !== undefined,
  nginx: hasNginx(),
  tesseract: findTesseract() !== undefined,
  apt: findProgram(['apt-get']) !== undefined,
  root: process.getuid?.() === 0,
  osRelease: existsSync(osReleaseFile) ? readFileSync(osReleaseFile, 'utf8') : '',
};

const run = ([program, ...args]: Attempt['commands'][number]) =>
  spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows, npx is not a program but a command of the shell.
    shell: process.platform === 'win32',
  }).status === 0;

for (const { message, commands } of waysToChromium(machine)) {
  console.log(message);
  if (commands.every(run) && findChromium() !== undefined) break;
}

if (findChromium() === undefined) {
  console.error(
    'The tests need Chromium or Chrome: install one (Debian: apt-get install chromium), then run npm test again.',
  );
  process.exitCode = 1;
} else {
  for (const line of leftOut(machine)) console.log(line);
}
