// Reads the address of the site from the build variables. JavaScript, so that `next.config.mjs` can
// import it.

/** @type {(text: string) => string} */
const readPath = (text) => {
  const path = text.replace(/^\/*|\/*$/g, '');
  if (!/^([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?$/.test(path)) {
    throw new Error(`The path of the site has to be like /demo, not "${text}"`);
  }
  return path && `/${path}`;
};

/**
 * The address at which the site will be published, and its path, without trailing slashes. Empty if
 * unknown, so that the pages name no address.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables SITE_URL is the whole address,
 *   BASE_PATH its path, if only the path is known
 * @returns {{ SITE_URL: string; BASE_PATH: string }}
 * @throws {Error} if a variable is invalid, or if the two contradict each other
 */
export const siteOf = ({ SITE_URL = '', BASE_PATH = '' }) => {
  const path = readPath(BASE_PATH);
  if (SITE_URL === '') return { SITE_URL, BASE_PATH: path };
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  const isSite = url && /^https?:$/.test(url.protocol) && !/\.html?$/.test(url.pathname);
  if (!isSite || url.username || url.search || url.hash) {
    throw new Error(`SITE_URL has to be like https://example.org/demo, not "${SITE_URL}"`);
  }
  const ownPath = readPath(url.pathname);
  if (BASE_PATH !== '' && path !== ownPath) {
    throw new Error(
      `SITE_URL says that the site is under ${ownPath || '/'}, BASE_PATH under ${path || '/'}`,
    );
  }
  return { SITE_URL: url.origin + ownPath, BASE_PATH: ownPath };
};

export const site = siteOf(process.env);
