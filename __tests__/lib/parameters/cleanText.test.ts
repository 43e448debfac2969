import { cleanText, markUnseen } from '@/lib/parameters/cleanText';

const [nonJoiner, joiner, textStyle, emojiStyle] = ['\u200c', '\u200d', '\ufe0e', '\ufe0f'];

describe('cleanText', () => {
  it.each([
    ['a non-joiner between Persian letters', `می${nonJoiner}خواهم`],
    ['a joiner between Devanagari letters', `क्${joiner}ष`],
    ['a joiner between emoji', `👩${joiner}💻`],
    ['the style of an emoji', `❤${emojiStyle} a`],
    ['the text style of a symbol', `☎${textStyle} a`],
  ])('keeps %s', (_name, text) => {
    expect(cleanText(text)).toEqual({ text, lost: false });
  });

  it.each([
    ['a joiner at the beginning', `${joiner}an`, 'an'],
    ['a joiner after a digit', `1${joiner}an`, '1an'],
    ['a non-joiner after a digit', `1${nonJoiner}an`, '1an'],
    ['a joiner before a digit', `na${joiner}1`, 'na1'],
    ['a style at the beginning', `${emojiStyle}a`, 'a'],
    ['a style after a space', `a ${textStyle}b`, 'a b'],
    ['an override of the direction', 'a\u202eb', 'ab'],
  ])('removes %s', (_name, given, text) => {
    expect(cleanText(given)).toEqual({ text, lost: true });
  });

  it('folds white space, which is no loss', () => {
    expect(cleanText(' a \n\u00a0 b ')).toEqual({ text: 'a b', lost: false });
  });
});

it('markUnseen shows where something was', () => {
  expect(markUnseen(' a\u202eb\ufffd ')).toBe('a\ufffdb\ufffd');
});
