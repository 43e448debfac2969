/** The Content-Security-Policy of the pages. */
import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what the first group of a pattern matches, each once. */
const hashesOf = (documents: readonly string[], pattern: RegExp) => {
  const found = documents.flatMap((html) =>
    [...html.matchAll(pattern)].map(([, group = '']) => group),
  );
  return [...new Set(found)].map(hash).sort().join(' ');
};

/**
 * The policy of some pages: it allows files of the same host, and those inline scripts and styles
 * that the build has put into the pages.
 *
 * @param documents the HTML of the pages
 */
export const policyOf = (documents: readonly string[]): string => {
  const scripts = hashesOf(
    documents,
    /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = hashesOf(documents, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    // Emotion adds an empty element, and inserts its rules with `insertRule`, which is allowed.
    `style-src ${hash('')} ${styles}`,
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
 * A page with its own policy as its first element, for hosts that send no headers.
 *
 * @param page the name of the page, for the error
 * @throws {Error} if the page has no head: every page needs a policy
 */
export const withPolicy = (html: string, page: string): string => {
  const head = /<head(?:\s[^>]*)?>/;
  if (!head.test(html)) throw new Error(`${page} has no <head> for its Content-Security-Policy.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf([html])}"/>`;
  return html.replace(head, (tag) => tag + meta);
};
