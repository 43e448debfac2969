/**
 * Control, bidi and other invisible characters, lone surrogates, and U+FFFD, which stands for
 * malformed percent-encoding. Not joiners and variation selectors, which spelling and emoji need.
 */
export const invisible =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** Leaves the zero-width U+FEFF, which `\s` also matches. */
export const collapseWhiteSpace = (text: string): string =>
  text.replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/g, '');

/** The text without joiners and variation selectors, which could hide its spelling. */
export const withoutJoiners = (text: string): string =>
  text.replace(/[\u200c\u200d\ufe0e\ufe0f]/g, '');

/** The text without invisible characters, with collapsed white space. */
export const cleanText = (raw: string): string => {
  const text = collapseWhiteSpace(collapseWhiteSpace(raw).replace(invisible, ''));
  return withoutJoiners(text).trim() === '' ? '' : text;
};

/** The first graphemes of a text, at most `max`. */
export const clipText = (text: string, max: number): string => {
  // A text never has more graphemes than UTF-16 units. Creating a segmenter is slow.
  if (text.length <= max) return text;
  // Segments only the beginning, because the text may be much longer than the result.
  const start = text.slice(0, 2_000);
  return start.slice(0, [...new Intl.Segmenter().segment(start)][max]?.index);
};
