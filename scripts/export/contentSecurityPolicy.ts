/** The Content-Security-Policy of the pages. */
import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what the first group of a pattern matches, each once. */
const hashesOf = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(pattern)].map(([, group = '']) => group);
  return [...new Set(found)].map(hash).sort().join(' ');
};

/** The directives without hashes, in the header and in every page. */
const common = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/**
 * The policy that the host sends with every response. It has no hashes, since they differ from page to
 * page, and some hosts accept at most 2,000 characters: each page adds a policy with its own.
 */
export const headerPolicy = [
  ...common,
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  // Only a header can forbid frames, which could hide the simulation notice.
  "frame-ancestors 'none'",
].join('; ');

/**
 * The policy in a page: it allows files of the same host, and the inline scripts and styles that the
 * build has put into the page.
 */
const policyOf = (html: string): string => {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*(?: src=| type="application\/))[^>]*>(.*?)<\/script>/gs,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    // Emotion adds an empty element, and inserts its rules with `insertRule`, which is allowed.
    `style-src ${hash('')} ${hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
    ...common,
  ].join('; ');
};

/**
 * A page with its own policy, for hosts that send no headers: before everything that it is about, but
 * after the encoding, which browsers look for in the first 1,024 bytes only.
 *
 * @param page the name of the page, for the error
 * @throws {Error} if the page has no head: every page needs a policy
 */
export const withPolicy = (html: string, page: string): string => {
  const head = /<head(?:\s[^>]*)?>(?:<meta charSet="utf-8"\/>)?/;
  if (!head.test(html)) throw new Error(`${page} has no <head> for its Content-Security-Policy.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  return html.replace(head, (start) => start + meta);
};
