import fc from 'fast-check';
import { naughty } from '@/__tests__/naughty';
import { countryFormats, currencyFormats } from '@/lib/config/currencyFormats';
import { hrefOf } from '@/lib/parameters/link';
import { parameterNames, resolveChoices, type Choices } from '@/lib/parameters/parameters';
import { parseLink, type ParsedLink, type Rejection } from '@/lib/parameters/parseLink';
import { search } from './links';

/** Control characters, direction marks, and zero-width characters but joiners. */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;
const isWhole = (value: number | null, min: number, max: number) =>
  value === null || (Number.isSafeInteger(value) && value >= min && value <= max);

const isOneOf = (value: unknown, values: readonly unknown[]) =>
  value === null || values.includes(value);

/** What is outside its limits. One expectation for all of it: many would take most of the time. */
const outOfLimits = ({ choices }: ParsedLink): readonly string[] => {
  const { name, amount, trades, country, currency, seed, t, rounds, lesson } = choices;
  const rules = {
    'length of the name':
      name === null || (name !== '' && [...new Intl.Segmenter().segment(name)].length <= 60),
    'characters of the name': name === null || !invisible.test(name),
    'ends of the name': name === null || name.trim() === name,
    amount: isWhole(amount, -1e11, 1e11),
    trades: isWhole(trades, 0, 1e6),
    country: isOneOf(country, Object.keys(countryFormats)),
    currency: isOneOf(currency, Object.keys(currencyFormats)),
    seed: seed === null || /^[A-Za-z0-9_-]{1,64}$/.test(seed),
    t: isWhole(t, 0, 604_800_000),
    rounds: isWhole(rounds, 0, 1e4),
    lesson: isWhole(lesson, 1, 6),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
};

/** Whether a value of the link is neither used unchanged nor empty. */
const isLost = (
  query: URLSearchParams,
  { choices }: ParsedLink,
  key: Rejection['parameter'],
): boolean => {
  const texts = query.getAll(key);
  const text = texts.find((each) => each.trim() !== '') ?? texts[0] ?? '';
  const given = text.replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/g, '');
  // A placeholder is no name.
  if (key === 'name') return given !== (choices.name ?? '') && given !== '{name}';
  return choices[key] === null && /[^\s)\]}>.,;:!?'"’”»]/u.test(given);
};

/** Whether `parseLink` repairs a text, so that it reads other values than are written. */
const isRepaired = (text: string) => /&amp;|(?:¤|%A4)cy=|(?:running|paused)[^=&]/i.test(text);

const expectSound = (text: string) => {
  const query = new URLSearchParams(text);
  const parsed = parseLink(text, 'alternate');
  const rejected = parsed.rejections.map(({ parameter }) => parameter);
  expect({
    outOfLimits: outOfLimits(parsed),
    quoted: parsed.rejections.filter(({ text: quoted }) => invisible.test(quoted)),
    lost: isRepaired(text)
      ? []
      : parameterNames.filter((key) => isLost(query, parsed, key) && !rejected.includes(key)),
  }).toEqual({ outOfLimits: [], quoted: [], lost: [] });
};

describe('parseLink, given anything', () => {
  it('reads any link without an error, within limits, and lists rejected values', () => {
    fc.assert(fc.property(search, expectSound));
    expectSound('?__proto__=x&constructor=y&__proto__[name]=z&name=__proto__');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('reads the same from what it wrote', () => {
    fc.assert(
      fc.property(search, (text) => {
        const write = ({ accepted, otherParameters }: ParsedLink) =>
          hrefOf({ view: 'main', locale: 'en', values: accepted, otherParameters });
        const parsed = parseLink(text, 'alternate');
        const again = parseLink(write(parsed).replace(/^[^?]*/, ''), 'alternate');
        // What the page chooses itself need not be written, nor a start beside the time since it.
        const shown = (read: Choices) => {
          const values = resolveChoices(read, { view: 'main', seed: 'a', names: ['Alex'] });
          return { ...values, running: values.t === null && values.running };
        };
        expect(shown(again.choices)).toEqual(shown(parsed.choices));
        expect(again.otherParameters).toBe(parsed.otherParameters);
        expect(write(again)).toBe(write(parsed));
      }),
    );
  });

  it.each(parameterNames)('reads every naughty text as %s', (parameter) => {
    for (const text of naughty) {
      expectSound(`?${new URLSearchParams({ [parameter]: text })}`);
      expectSound(`?${parameter}=${text}`);
    }
  });
});
