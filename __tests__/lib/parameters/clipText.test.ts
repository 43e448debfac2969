import fc from 'fast-check';
import { clipText } from '@/lib/parameters/clipText';

const family = '👩\u200d👩\u200d👧\u200d👦';

/** `clipText` as in a browser without a segmenter. */
const clipWithoutSegmenter = (text: string, max: number) => {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    return clipText(text, max);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', segmenter);
  }
};

const ways = { 'with a segmenter': clipText, 'without a segmenter': clipWithoutSegmenter };

describe.each(Object.entries(ways))('clipText %s', (_, clip) => {
  it('does not change a text that is short enough', () => {
    expect(clip('Anna', 4)).toBe('Anna');
    expect(clip('😀😀', 2)).toBe('😀😀');
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
    expect(clip(text, max)).toBe(clipped);
  });

  it('returns an empty text if the first grapheme is too long', () => {
    expect(clip(`a${'\u0301'.repeat(9)}`, 5)).toBe('');
  });
});

const mark = fc.constantFrom('\u0301', '\u0308', '\u0323', '\u20dd', '\u05b8', '\u0650', '\u0e34');
const letter = fc.constantFrom(...'aZéßłøЖשعक漢か한ไ7 -.#');
const emoji = fc
  .tuple(fc.constantFrom(...'👩👨👧💻❤🔥🏳🌈👋✌'), fc.constantFrom('', '\ufe0f', '🏻', '🏽'))
  .map((parts) => parts.join(''));
const flag = fc.constantFrom('🇩🇪', '🇵🇱', '🇬🇧', '🇺🇸', '🇫');

const piece = fc.oneof(
  fc.tuple(letter, fc.array(mark, { maxLength: 3 })).map(([base, marks]) => base + marks.join('')),
  fc.array(emoji, { minLength: 1, maxLength: 4 }).map((some) => some.join('\u200d')),
  fc.tuple(flag, fc.array(mark, { maxLength: 1 })).map(([base, marks]) => base + marks.join('')),
  letter.map((base) => base.normalize('NFD')),
);

it('the regular expression clips like the segmenter', () => {
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.nat(60), (whole, max) => {
      expect(clipWithoutSegmenter(whole, max)).toBe(clipText(whole, max));
    }),
  );
});
