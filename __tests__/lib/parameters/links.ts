import fc from 'fast-check';
import { parameterNames } from '@/lib/parameters/parameters';
import { naughty } from '@/__tests__/naughty';

const strangers = 'utm_source,__proto__,constructor,amount[],,\u0000,\ud83d'.split(',');

const sign = fc.constantFrom('', '-', '+', '−', '--', ' ');
const tail = fc.constantFrom('', '%', 'e5', 'E-3', 'n', '€', '.', ',5', '.005', '\u00a0', '\u200b');

/** Numbers in many notations, including valid ones. */
const number = fc
  .tuple(
    sign,
    fc.oneof(fc.nat().map(String), fc.double().map(String), fc.bigInt().map(String)),
    tail,
  )
  .map((parts) => parts.join(''));

const hex = fc.constantFrom(...'0123456789abcdefABCDEF%GxZ');

/** Percent signs before valid and invalid bytes. */
const brokenBytes = fc
  .array(fc.tuple(hex, hex), { maxLength: 30 })
  .map((bytes) => bytes.map(([high, low]) => `%${high}${low}`).join(''));

const long = fc
  .tuple(
    fc.constantFrom('x', '9', ' ', '👩\u200d💻', '\u202e', '%', 'a\u0301', '<b>'),
    fc.nat(5_000),
  )
  .map(([piece, times]) => piece.repeat(times));

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...naughty) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...naughty), fc.string()).map((two) => two.join('')),
  },
  { weight: 2, arbitrary: number },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 90 }) },
  { weight: 1, arbitrary: fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)) },
  { weight: 1, arbitrary: brokenBytes },
  { weight: 1, arbitrary: long },
  { weight: 1, arbitrary: fc.constantFrom('US', 'de', 'EUR', 'jpy', 'Anna', '12.5', 'seed_1') },
);

/** Encodes a text as a form would, or leaves it as a person would type it. */
const written = (text: string, encoded: boolean) =>
  encoded ? encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')) : text;

const pair = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...parameterNames) },
      { weight: 1, arbitrary: fc.constantFrom(...strangers) },
    ),
    value,
    fc.boolean(),
  )
  .map(([key, text, encoded]) => `${written(key, encoded)}=${written(text, encoded)}`);

/** Queries of random links, most of them invalid. */
export const search: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.array(pair, { maxLength: 9 }).map((pairs) => `?${pairs.join('&')}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `?${text}`) },
);
