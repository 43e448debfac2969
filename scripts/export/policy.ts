import { createHash } from 'node:crypto';

const hash = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const decode = (/** @type {string} */ attribute) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * @param {readonly string[]} pages
 * @param {RegExp} pattern its first group is what is hashed
 */
const hashesOf = (pages, pattern, text = (/** @type {string} */ found) => found) => {
  const found = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, group = '']) => group));
  return [...new Set(found.map(text))].map(hash).sort().join(' ');
};

/**
 * The Content-Security-Policy of pages: everything from this host, and of what stands in the pages
 * themselves exactly what the build put there.
 *
 * @param {readonly string[]} pages their HTML
 */
export const policyOf = (pages) => {
  const scripts = hashesOf(
    pages,
    /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = hashesOf(pages, /<style[^>]*>(.*?)<\/style>/gs);
  const attributes = hashesOf(pages, / style="([^"]*)"/g, decode);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    // Emotion adds an empty element, and fills it by other means.
    `style-src 'unsafe-hashes' ${hash('')} ${styles} ${attributes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
};

/**
 * A page with its own policy in it, for hosts that send no headers. Before all that it allows.
 *
 * @param {string} html
 * @param {string} page its name, for whoever has to find it
 * @throws where there is no head to put it in: no page goes without
 */
export const withPolicy = (html, page) => {
  const head = /<head(?:\s[^>]*)?>/;
  if (!head.test(html)) throw new Error(`${page} has no <head> for its Content-Security-Policy.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf([html])}"/>`;
  return html.replace(head, (tag) => tag + meta);
};
