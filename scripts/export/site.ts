import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reserved for examples: nobody can own it. */
const defaultOrigin = 'https://site.example';

/**
 * @param {string} given
 * @param {string} variable whose it is
 */
const readPath = (given, variable) => {
  const segments = given.replace(/^\/+|\/+$/g, '').split('/');
  if (segments[0] === '') return '';
  if (!segments.every((segment) => /^[\w~-][\w.~-]*$/.test(segment))) {
    throw new Error(`${variable} needs a path like /demo, not "${given}"`);
  }
  return `/${segments.join('/')}`;
};

const readSiteUrl = (/** @type {string} */ given) => {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.search || url?.hash) {
    throw new Error(`SITE_URL has to be an address like https://example.org/demo, not "${given}"`);
  }
  return /** @type {URL} */ (url);
};

/**
 * Where the site will be found. Both values are without a slash at their end; where one variable is
 * missing, the other one tells what it can.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables SITE_URL, the whole address, and
 *   BASE_PATH, its path alone
 * @returns {{ SITE_URL: string, BASE_PATH: string }}
 * @throws {Error} if one of them cannot be used, or if they contradict each other
 */
export const siteOf = ({ SITE_URL, BASE_PATH }) => {
  const url = readSiteUrl(SITE_URL || defaultOrigin);
  const ownPath = readPath(url.pathname, 'SITE_URL');
  const basePath = BASE_PATH ? readPath(BASE_PATH, 'BASE_PATH') : ownPath;
  if (ownPath !== '' && ownPath !== basePath) {
    throw new Error(
      `SITE_URL says that the site is under ${ownPath}, BASE_PATH under ${basePath || '/'}`,
    );
  }
  return { SITE_URL: url.origin + basePath, BASE_PATH: basePath };
};

export const site = siteOf(process.env);

/** The folder of the export, with a slash at its end: `out/`, or what OUT_DIR names beside it. */
export const out = fileURLToPath(
  new URL(`../../${process.env.OUT_DIR ?? 'out'}/`, import.meta.url),
);

/** What the export needs of nginx, with a slash at its end: a folder of the same name in `deploy/`. */
export const nginxFolder = fileURLToPath(
  new URL(`../../deploy/${basename(out)}/`, import.meta.url),
);

/** What is exported as it is. */
export const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));
