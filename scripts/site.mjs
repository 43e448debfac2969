import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reserved for examples: nobody can own it. */
const defaultOrigin = 'https://dry-run.example';

const readBasePath = (/** @type {string} */ given) => {
  const path = given.replace(/^\/*|\/*$/g, '');
  if (!/^([\w~-][\w.~-]*(\/(?!$)|$))*$/.test(path)) {
    throw new Error(`BASE_PATH has to be a path like /demo, not "${given}"`);
  }
  return path && `/${path}`;
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
  const ownPath = readBasePath(url.pathname);
  const basePath = BASE_PATH ? readBasePath(BASE_PATH) : ownPath;
  if (ownPath !== '' && ownPath !== basePath) {
    throw new Error(`SITE_URL says that the site is under ${ownPath}, BASE_PATH ${basePath}`);
  }
  return { SITE_URL: url.origin + basePath, BASE_PATH: basePath };
};

export const site = siteOf(process.env);

/** The folder of the export, with a slash at its end: `out/`, or what OUT_DIR names beside it. */
export const out = fileURLToPath(new URL(`../${process.env.OUT_DIR ?? 'out'}/`, import.meta.url));

/** What the export needs of nginx, with a slash at its end: a folder of the same name in `deploy/`. */
export const nginxFolder = fileURLToPath(new URL(`../deploy/${basename(out)}/`, import.meta.url));
