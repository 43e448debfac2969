/**
 * The longest beginning of a text that has at most `max` code points and splits no grapheme. A
 * first grapheme longer than that leaves nothing.
 */
export const clipText = (text: string, max: number): string => {
  let clipped = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    clipped += segment;
  }
  return clipped;
};
