/**
 * A grapheme where there is no segmenter (Firefox before 125): a flag, an emoji sequence, or else a
 * code point, with the marks, joiners, skin tones and Hangul vowels that follow it. Where the rules
 * of Unicode are longer than this, it takes more for one grapheme, never less.
 */
const grapheme =
  /(?:\p{RI}{2}|\p{ExtPict}(?:[\p{M}\p{EMod}]*\u200d\p{ExtPict})*|[^])[\p{M}\p{EMod}\u200c\u200d\u1160-\u11ff]*/gu;

function* graphemesOf(text: string): Generator<string> {
  if ('Segmenter' in Intl) {
    // One at a time: a text may be far longer than what is kept of it.
    for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  } else {
    for (const [segment] of text.matchAll(grapheme)) yield segment;
  }
}

/**
 * The longest beginning of a text that has at most `max` code points and splits no grapheme. A
 * first grapheme longer than that leaves nothing.
 */
export const clipText = (text: string, max: number): string => {
  // It has no more code points than UTF-16 units. A segmenter is slow to make.
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
