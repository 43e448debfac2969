// Reads the address of the site from the build variables. JavaScript, so that `next.config.mjs` can
// import it.

/** @param {string} address */
const withoutSlash = (address) => address.replace(/\/+$/, '');

/**
 * The address at which the site will be published, without a trailing slash: SITE_URL, or a
 * variable of Netlify or Vercel. Empty if none is set, so that the pages name no address.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables BASE_PATH is the path of the site,
 *   if only the path is known; Next.js checks it
 * @returns {{ SITE_URL: string; BASE_PATH: string; IMAGE_URL: string }} IMAGE_URL is the address of
 *   the preview images, which may be the address of one deployment on Cloudflare
 * @throws {TypeError} if the address of the site is no URL
 */
export const siteOf = ({
  SITE_URL,
  BASE_PATH = '',
  NETLIFY,
  URL: netlify,
  VERCEL_PROJECT_PRODUCTION_URL: vercel,
  CF_PAGES_URL: cloudflare,
}) => {
  const known = SITE_URL || (NETLIFY && netlify) || (vercel && `https://${vercel}`) || '';
  const url = known && withoutSlash(new URL(known).href);
  const path = url ? withoutSlash(new URL(url).pathname) : BASE_PATH;
  const images = url || (cloudflare ? withoutSlash(cloudflare) + path : '');
  return { SITE_URL: url, BASE_PATH: path, IMAGE_URL: images };
};

export const site = siteOf(process.env);
