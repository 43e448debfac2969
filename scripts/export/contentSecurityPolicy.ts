/** The Content-Security-Policy of the pages. */
import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The distinct hashes of the texts that the first group of a pattern matches. */
const hashesOf = (html: string, pattern: RegExp) => {
  const found = new Set([...html.matchAll(pattern)].map(([, group = '']) => hash(group)));
  return [...found].sort().join(' ');
};

/** The directives without hashes, for the header and for every page. */
const common = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The header of a host. Without hashes, because some hosts accept at most 2,000 characters. */
export const headerPolicy = [
  ...common,
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  // Frames could hide the simulation notice, and only a header can forbid them.
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a page. Allows files of the same host, and the page's own inline elements. */
const policyOf = (html: string): string => {
  const scripts = hashesOf(html, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    // The empty hash is for Emotion, which adds an empty element, and fills it by `insertRule`.
    `style-src ${hash('')} ${hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
    "style-src-attr 'unsafe-inline'",
    ...common,
  ].join('; ');
};

/**
 * Adds a page's own policy, for hosts that send no headers. It comes before everything that it
 * applies to, but after the encoding, which browsers look for only in the first 1,024 bytes.
 */
export const withPolicy = (html: string): string => {
  const head = /<head(?:\s[^>]*)?>(?:<meta charSet="utf-8"\/>)?/;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  return html.replace(head, (start) => start + meta);
};
