import { cleanText, clipText } from '@/lib/parameters/cleanText';

const [nonJoiner, joiner, textStyle, emojiStyle] = ['\u200c', '\u200d', '\ufe0e', '\ufe0f'];

describe('cleanText', () => {
  it.each([
    ['a non-joiner between Persian letters', `می${nonJoiner}خواهم`],
    ['a joiner between Devanagari letters', `क्${joiner}ष`],
    ['a joiner between emoji', `👩${joiner}💻`],
    ['the style of an emoji', `❤${emojiStyle} a`],
    ['the text style of a symbol', `☎${textStyle} a`],
    ['a joiner after a digit', `1${joiner}an`],
    ['many marks on a letter', `Z${'\u0351'.repeat(84)}`],
  ])('keeps %s', (_name, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each([
    ['an override of the direction', 'a\u202eb', 'ab'],
    ['a zero-width space', 'a\u200bb', 'ab'],
    ['a tag, also after a flag', 'a\u{e0061}b🏴\u{e0067}', 'ab🏴'],
    ['joiners and styles without a letter', `${joiner} ${emojiStyle}`, ''],
  ])('removes %s', (_name, given, text) => {
    expect(cleanText(given)).toBe(text);
  });

  it('collapses white space', () => {
    expect(cleanText(' a \n\u00a0 b ')).toBe('a b');
  });
});

const family = '👩\u200d👩\u200d👧\u200d👦';

describe('clipText', () => {
  it('does not change a text that is short enough', () => {
    expect(clipText('Anna', 4)).toBe('Anna');
    expect(clipText(family, 1)).toBe(family);
  });

  it.each([
    ['letters', 'abc', 2, 'ab'],
    ['a family', `ab${family}c`, 3, `ab${family}`],
    ['a lone surrogate', '\ud83dab', 2, '\ud83da'],
  ])('does not split %s', (_name, text, max, clipped) => {
    expect(clipText(text, max)).toBe(clipped);
  });
});
