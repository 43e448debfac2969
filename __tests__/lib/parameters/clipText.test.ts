import { clipText } from '@/lib/parameters/clipText';

const family = '👩\u200d👩\u200d👧\u200d👦';

describe('clipText', () => {
  it('does not change a text that is short enough', () => {
    expect(clipText('Anna', 4)).toBe('Anna');
    expect(clipText('😀😀', 2)).toBe('😀😀');
  });

  it.each([
    ['letters', 'abc', 2, 'ab'],
    ['a surrogate pair', 'a😀b', 1, 'a'],
    ['a letter with marks', 'ae\u0301\u0323b', 3, 'a'],
    ['a vowel sign', 'ब\u093fन', 1, ''],
    ['a decomposed Hangul syllable', '\u1112\u1161\u11ab\u1100\u1173', 4, '\u1112\u1161\u11ab'],
    ['a family', `ab${family}c`, 6, 'ab'],
    ['a skin tone', 'a👋🏽b', 2, 'a'],
    ['a sequence with a skin tone inside', '👩🏽\u200d💻x', 3, ''],
    ['a heart with its selector', '❤\ufe0f\u200d🔥x', 3, ''],
    ['a keycap', '1\ufe0f\u20e3x', 2, ''],
    ['a flag', 'a🇩🇪🇵🇱', 4, 'a🇩🇪'],
    ['a flag after half of one', '🇩🇪🇵', 2, '🇩🇪'],
    ['a lone surrogate', '\ud83dab', 2, '\ud83da'],
  ])('does not split %s', (_name, text, max, clipped) => {
    expect(clipText(text, max)).toBe(clipped);
  });

  it('returns an empty text if the first grapheme is too long', () => {
    expect(clipText(`a${'\u0301'.repeat(9)}`, 5)).toBe('');
  });
});
