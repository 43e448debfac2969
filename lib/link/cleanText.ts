/**
 * What cannot be seen: control, bidi and zero-width characters, and U+FFFD, which a malformed
 * percent-encoding leaves behind. The group holds the few that spelling needs: joiners between
 * letters or emoji, and the variation selectors of emoji.
 */
const unseen =
  /((?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])|(?<=\S)[\ufe0e\ufe0f])|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

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
export const markUnseen = (given: string): string =>
  foldWhiteSpace(given).replace(unseen, (_found, kept?: string) => kept ?? '\ufffd');

/** Drops what cannot be seen, folds white space, and never throws. */
export const cleanText = (given: string): CleanText => {
  const folded = foldWhiteSpace(given);
  const text = folded.replace(unseen, '$1');
  return { text: foldWhiteSpace(text), lost: text !== folded };
};
