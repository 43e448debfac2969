import type { StylisPlugin } from '@emotion/cache';

/** What the oldest supported engines know only with a prefix: Chrome the first, Safari the second. */
const prefixed = new Set(['print-color-adjust', 'user-select']);

/**
 * A plugin of Emotion's style processor that replaces its own prefixes, which are for engines of
 * before 2020 and would add 0.4 kB (Brotli) to every page.
 */
export const prefixStyles: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.has(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
