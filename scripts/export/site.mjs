// The address of the site, from the build variables. JavaScript, for `next.config.mjs` to import.

/** A domain that nobody can own, because `.example` is reserved (RFC 2606). */
const defaultOrigin = 'https://site.example';

/**
 * @param {string} given
 * @param {string} variable the name of the variable that `given` comes from
 */
const readPath = (given, variable) => {
  const segments = given.replace(/^\/+|\/+$/g, '').split('/');
  if (segments[0] === '') return '';
  if (!segments.every((segment) => /^[\w~-][\w.~-]*$/.test(segment))) {
    throw new Error(`${variable} needs a path like /demo, not "${given}"`);
  }
  return `/${segments.join('/')}`;
};

/** @param {string} given */
const readSiteUrl = (given) => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`SITE_URL has to be an address like https://example.org/demo, not "${given}"`);
  }
  return url;
};

/**
 * The address at which the site will be published, without a trailing slash in either value. A
 * missing variable is derived from the other one as far as possible.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables SITE_URL, the whole address, and
 *   BASE_PATH, its path alone
 * @returns {{ SITE_URL: string; BASE_PATH: string }}
 * @throws {Error} if a variable is invalid, or if the two contradict each other
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

export const isSiteUrlGiven = Boolean(process.env.SITE_URL);
