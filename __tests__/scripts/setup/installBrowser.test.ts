/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownChromium } from '@/scripts/setup/findBrowsers';

/** Runs the script where no browser is on the PATH, and each program that could install one fails. */
const install = (env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const name of ['apt-get', 'npm', 'npx']) {
    writeFileSync(join(folder, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  symlinkSync(process.execPath, join(folder, 'node'));
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/setup/installBrowser.ts'], {
    encoding: 'utf8',
    env: {
      NODE_ENV: 'test',
      PATH: folder,
      PLAYWRIGHT_BROWSERS_PATH: folder,
      ...env,
    },
  });
};

const sentence = /^No browser could be installed for the tests: [^\n]+\.$/;

// With the shell of Linux, and where the script has not had to unpack a browser.
const isTestable = process.platform === 'linux' && !existsSync(ownChromium);

(isTestable ? describe : describe.skip)('installBrowser', () => {
  it('ends with one sentence where nothing can be installed', () => {
    const { status, stdout, stderr } = install({});
    expect(status).toBe(1);
    expect(stdout).toContain('Running: npx playwright install chromium');
    expect(stderr.trim().split('\n').at(-1)).toMatch(sentence);
  });

  it('does not replace the browser that was asked for', () => {
    const { status, stdout, stderr } = install({ CHROME_PATH: '/nowhere/chromium' });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^\/nowhere\/chromium does not start\.\n/);
    expect(stderr.trim().split('\n').at(-1)).toMatch(sentence);
  });
});
