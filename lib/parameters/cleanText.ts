/**
 * What cannot be seen: control, bidi and zero-width characters, and U+FFFD, which a malformed
 * percent-encoding leaves behind.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

const takesJoiner = /^[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const canBeJoined = /^[\p{L}\p{Extended_Pictographic}]/u;

/**
 * Whether what cannot be seen is needed for spelling: a joiner between letters or emoji, or the
 * variation selector of an emoji. Looked at by code points, since neither a lookbehind (in Safari)
 * nor a class before `$` (in Chromium 156) finds an emoji where the class has letters, too.
 */
const isSpelling = (found: string, at: number, text: string): boolean => {
  // Two units hold any code point.
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  if (found === '\u200c' || found === '\u200d') {
    return takesJoiner.test(before) && canBeJoined.test(text.slice(at + 1, at + 3));
  }
  return (found === '\ufe0e' || found === '\ufe0f') && /\S/u.test(before);
};

const replaceUnseen = (text: string, replacement: string) =>
  text.replace(unseen, (found, at: number) => (isSpelling(found, at, text) ? found : replacement));

/** White space; JavaScript counts the zero-width U+FEFF in, people do not. */
const whiteSpace = /[^\S\ufeff]+/gu;

const foldWhiteSpace = (text: string) => text.replace(whiteSpace, ' ').replace(/^ | $/g, '');

/** Outside text as it may be shown. */
export type CleanText = {
  readonly text: string;
  /** True if a character was dropped; folded white space does not count. */
  readonly lost: boolean;
};

/** The text with U+FFFD for each character that cannot be seen, for quoting it back. */
export const markUnseen = (given: string): string => replaceUnseen(foldWhiteSpace(given), '\ufffd');

/** Drops what cannot be seen, folds white space, and never throws. */
export const cleanText = (given: string): CleanText => {
  const folded = foldWhiteSpace(given);
  const text = replaceUnseen(folded, '');
  return { text: foldWhiteSpace(text), lost: text !== folded };
};
