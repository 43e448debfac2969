/**
 * Returns the longest start of a text that has at most `max` code points and does not split a
 * grapheme. If the first grapheme is longer than that, the result is empty.
 */
export const clipText = (text: string, max: number): string => {
  // A text never has more code points than UTF-16 units. Creating a segmenter is slow.
  if (text.length <= max) return text;
  let clipped = '';
  let length = 0;
  // One at a time, because the text may be much longer than the part that is kept.
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    clipped += segment;
  }
  return clipped;
};
