/**
 * Control, bidi and other invisible characters, lone surrogates, and U+FFFD, the result of malformed
 * percent-encoding. Not joiners and variation selectors, which spelling and emoji need.
 */
const invisible =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** White space without the zero-width U+FEFF, which `\s` also matches. */
const whiteSpace = /[^\S\ufeff]+/gu;

const collapseWhiteSpace = (text: string) => text.replace(whiteSpace, ' ').replace(/^ | $/g, '');

/** Replaces each invisible character with U+FFFD, so that the page can quote the text. */
export const markInvisible = (raw: string): string =>
  collapseWhiteSpace(raw).replace(invisible, '\ufffd');

/** The text without joiners and variation selectors, which could hide what it spells. */
export const withoutJoiners = (text: string): string =>
  text.replace(/[\u200c\u200d\ufe0e\ufe0f]/g, '');

/** Removes invisible characters, and collapses white space. `lost`: whether it removed any. */
export const cleanText = (raw: string): { readonly text: string; readonly lost: boolean } => {
  const collapsed = collapseWhiteSpace(raw);
  const text = collapseWhiteSpace(collapsed.replace(invisible, ''));
  const isBlank = withoutJoiners(text).trim() === '';
  return { text: isBlank ? '' : text, lost: isBlank ? collapsed !== '' : text !== collapsed };
};

/** The first graphemes of a text, at most `max`. */
export const clipText = (text: string, max: number): string => {
  // A text never has more graphemes than UTF-16 units. Creating a segmenter is slow.
  if (text.length <= max) return text;
  let count = 0;
  // Segments lazily, because the text may be much longer than the result.
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
};
