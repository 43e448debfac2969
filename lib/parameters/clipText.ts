/**
 * Matches a grapheme in browsers without `Intl.Segmenter` (Firefox before 125): a flag, an emoji
 * sequence or a code point, with the marks, joiners, skin tones and Hangul vowels that follow it.
 * It simplifies the rules of Unicode: it may match more than one grapheme, but never part of one.
 */
const grapheme =
  /(?:\p{RI}{2}|\p{ExtPict}(?:[\p{M}\p{EMod}]*\u200d\p{ExtPict})*|[^])[\p{M}\p{EMod}\u200c\u200d\u1160-\u11ff]*/gu;

function* graphemesOf(text: string): Generator<string> {
  if ('Segmenter' in Intl) {
    // One at a time, because the text may be much longer than the part that is kept.
    for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  } else {
    for (const [segment] of text.matchAll(grapheme)) yield segment;
  }
}

/**
 * Returns the longest start of a text that has at most `max` code points and does not split a
 * grapheme. If the first grapheme is longer than that, the result is empty.
 */
export const clipText = (text: string, max: number): string => {
  // A text never has more code points than UTF-16 units. Creating a segmenter is slow.
  if (text.length <= max) return text;
  let clipped = '';
  let length = 0;
  for (const segment of graphemesOf(text)) {
    length += [...segment].length;
    if (length > max) break;
    clipped += segment;
  }
  return clipped;
};
