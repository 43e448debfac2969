/**
 * Invisible characters, lone surrogates, and U+FFFD, the result of malformed percent-encoding. The
 * first alternative is the flag of a region, such as England, which ends in invisible characters.
 */
const invisible =
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** The characters that a joiner (U+200C, U+200D) may join. */
const beforeJoiner = /^[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const afterJoiner = /^[\p{L}\p{Extended_Pictographic}]/u;

/**
 * Whether spelling needs invisible characters: those of a flag, a joiner between letters or emoji,
 * or a variation selector after any character but a space. Tests single code points, because a
 * lookbehind (in Safari) and a class before `$` (in Chromium 156) miss an emoji if the class
 * contains letters.
 */
const isSpelling = (character: string, at: number, text: string): boolean => {
  if (character.startsWith('\u{1f3f4}')) return true;
  // Two UTF-16 units are enough for any code point.
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  if (/[\u200c\u200d]/.test(character)) {
    return beforeJoiner.test(before) && afterJoiner.test(text.slice(at + 1, at + 3));
  }
  return /[\ufe0e\ufe0f]/.test(character) && /\S/u.test(before);
};

const replaceInvisible = (text: string, replacement: string) =>
  text.replace(invisible, (character, at: number) =>
    isSpelling(character, at, text) ? character : replacement,
  );

/** White space without the zero-width U+FEFF, which `\s` also matches. */
const whiteSpace = /[^\S\ufeff]+/gu;

const collapseWhiteSpace = (text: string) => text.replace(whiteSpace, ' ').replace(/^ | $/g, '');

/** Replaces each invisible character with U+FFFD, so that the page can quote the text. */
export const markInvisible = (raw: string): string =>
  replaceInvisible(collapseWhiteSpace(raw), '\ufffd');

/** More combining marks on a letter than any language needs would cover the lines around it. */
const surplusMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Removes invisible characters and surplus marks, and collapses white space. `lost`: whether it
 * removed any characters or marks.
 */
export const cleanText = (raw: string): { readonly text: string; readonly lost: boolean } => {
  const collapsed = collapseWhiteSpace(raw);
  const text = replaceInvisible(collapsed, '').replace(surplusMarks, '$1');
  return { text: collapseWhiteSpace(text), lost: text !== collapsed };
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
