/**
 * Installs the Chromium that an npm package contains, for Linux on x64, in `.cache/`: where there is
 * neither a browser nor a way to Playwright's, and the system's packages may not be installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cache } from '../export/folders';
import { ownChromium } from './findBrowsers';

/** The last version for Node 20. */
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
// The package unpacks itself into the folder for temporary files, and its libraries only where it
// believes that it is in AWS Lambda.
const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";
run(process.execPath, ['--input-type=module', '--eval', unpack], {
  TMPDIR: folder,
  AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
});
// A system without a browser may have no fonts either, without which Chromium crashes.
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
