// Reads the address of the site from the build variables. JavaScript, so that `next.config.mjs` can
// import it.

/** @type {(text: string, variable: string) => string} */
const readUrl = (text, variable) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSite = url && /^https?:$/.test(url.protocol) && !/\.html?$/.test(url.pathname);
  if (!isSite || url.username || url.search || url.hash) {
    throw new Error(
      `${variable} has to be an address like https://example.org/demo, not "${text}"`,
    );
  }
  return url.href.replace(/\/+$/, '');
};

/** @type {(text: string, variable: string) => string} */
const readPath = (text, variable) => {
  const path = text.replace(/^\/*|\/*$/g, '');
  if (!/^([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?$/.test(path)) {
    throw new Error(`${variable} needs a path like /demo, not "${text}"`);
  }
  return path && `/${path}`;
};

/**
 * The address at which the site will be published, without a trailing slash: SITE_URL, or a
 * variable of Netlify or Vercel. Empty if none is set, so that the pages name no address.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables SITE_URL is the whole address,
 *   BASE_PATH its path, if only the path is known
 * @returns {{ SITE_URL: string; BASE_PATH: string; IMAGE_URL: string }} IMAGE_URL is the address of
 *   the preview images, which may be the address of one deployment on Cloudflare
 * @throws {Error} if a variable is invalid, or if two contradict each other
 */
export const siteOf = ({
  SITE_URL,
  BASE_PATH,
  NETLIFY,
  URL: netlify,
  VERCEL_PROJECT_PRODUCTION_URL: vercel,
  CF_PAGES_URL: cloudflare,
}) => {
  const known = SITE_URL || (NETLIFY && netlify) || (vercel && `https://${vercel}`) || '';
  const url = known && readUrl(known, 'SITE_URL');
  const ownPath = url && readPath(new URL(url).pathname, 'SITE_URL');
  const basePath = BASE_PATH ? readPath(BASE_PATH, 'BASE_PATH') : ownPath;
  if (url && basePath !== ownPath) {
    throw new Error(
      `SITE_URL says that the site is under ${ownPath || '/'}, BASE_PATH under ${basePath || '/'}`,
    );
  }
  const images = url || (cloudflare ? readUrl(cloudflare, 'CF_PAGES_URL') + basePath : '');
  return { SITE_URL: url, BASE_PATH: basePath, IMAGE_URL: images };
};

export const site = siteOf(process.env);
