import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// On other systems, browsers are found at fixed places.
(process.platform === 'linux' ? it : it.skip)(
  'ends with one sentence where no browser can be installed',
  () => {
    const PATH = mkdtempSync(join(tmpdir(), 'programs-'));
    for (const name of ['apt-get', 'npx']) {
      writeFileSync(join(PATH, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    }
    symlinkSync(process.execPath, join(PATH, 'node'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/setup/installBrowser.ts'],
      {
        encoding: 'utf8',
        env: { NODE_ENV: 'test', PATH, PLAYWRIGHT_BROWSERS_PATH: PATH },
      },
    );
    expect(status).toBe(1);
    expect(stdout).toContain('Running: npx playwright install --no-shell chromium');
    expect(stderr).toMatch(/^The tests need a browser\. [^\n]+\.\n$/);
  },
);
