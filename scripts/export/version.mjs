// The version of what is built. In JavaScript, for `next.config.mjs`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The commit, if the sources are a checkout of their own, and not part of another one; else empty. */
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

/** As in semantic versioning: `1.1.0+0123456789`, or without the commit where there is none. */
export const VERSION = [version, commit()].filter(Boolean).join('+');
