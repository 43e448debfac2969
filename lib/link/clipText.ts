/**
 * The longest beginning of a text that has at most `max` code points and splits no grapheme. A
 * first grapheme longer than that leaves nothing.
 */
export const clipText = (text: string, max: number): string => {
  // It has no more code points than UTF-16 units. A segmenter is slow to make.
  if (text.length <= max) return text;
  let clipped = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    clipped += segment;
  }
  return clipped;
};
