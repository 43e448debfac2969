// The version of the build. JavaScript, for `next.config.mjs` to import.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The commit, if the sources are the root of a Git checkout; otherwise empty. */
const commit = () => {
  try {
    const [prefix, hash = ''] = execFileSync(
      'git',
      ['rev-parse', '--show-prefix', '--short=10', 'HEAD'],
      { cwd: fileURLToPath(root), stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' },
    ).split('\n');
    return prefix === '' ? hash : '';
  } catch {
    return '';
  }
};

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const { version } = /** @type {{ version: string }} */ (manifest);

/** The semantic version, with the commit if known: `1.1.0+0123456789`, `1.1.0`. */
export const VERSION = [version, commit()].filter(Boolean).join('+');
