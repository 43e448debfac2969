import fc from 'fast-check';
import { naughty } from '@/__tests__/naughty';
import { countrySeparators, currencyFormats } from '@/lib/config/numberFormats';
import { parseLink, type ParsedLink, type Rejection } from '@/lib/parameters/parseLink';
import { search } from './links';

/** Controls, marks that turn the direction, and zero-width characters that spell nothing. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;
/** Joiners are kept where letters or emoji stand on both sides, and nowhere else. */
const looseJoiner = /(^|\s)[\u200c\u200d]|[\u200c\u200d](\s|$)/u;

const parameters = ['name', 'amount', 'trades', 'country', 'currency', 'seed'] as const;

const expectLimits = ({ choices }: ParsedLink) => {
  const { name, amount, trades, country, currency, seed } = choices;
  if (name !== null) {
    expect([...name].length).toBeLessThanOrEqual(60);
    expect(name).not.toMatch(unseen);
    expect(name).not.toMatch(looseJoiner);
    expect(name.trim()).toBe(name);
    expect(name).not.toBe('');
  }
  expect(Number.isSafeInteger(amount ?? 0) && Math.abs(amount ?? 0) <= 1e11).toBe(true);
  expect(Number.isSafeInteger(trades ?? 0) && (trades ?? 0) >= 0 && (trades ?? 0) <= 1e6).toBe(
    true,
  );
  expect([null, ...Object.keys(countrySeparators)]).toContain(country);
  expect([null, ...Object.keys(currencyFormats)]).toContain(currency);
  expect(seed ?? 'none').toMatch(/^[A-Za-z0-9_-]{1,64}$/);
};

/** Whether the page shows the value otherwise than the link has it, white space aside. */
const usedInPart = (
  query: URLSearchParams,
  { choices }: ParsedLink,
  key: Rejection['parameter'],
) => {
  const given = (query.get(key) ?? '').replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/g, '');
  if (key === 'name') return given !== (choices.name ?? '');
  // The rest are used whole or not at all, and may have a mark at their ends that trim() takes.
  return given.trim() !== '' && choices[key] === null;
};

const expectHonest = (text: string, parsed: ParsedLink) => {
  const query = new URLSearchParams(text);
  expect(parsed.rejections.map(({ parameter }) => parameter)).toEqual(
    parameters.filter((key) => usedInPart(query, parsed, key)),
  );
  for (const { given } of parsed.rejections) {
    expect([...given].length).toBeLessThanOrEqual(41);
    expect(given).not.toMatch(unseen);
  }
};

const expectSound = (text: string) => {
  const parsed = parseLink(text);
  expectLimits(parsed);
  expectHonest(text, parsed);
};

describe('parseLink, given anything', () => {
  it('reads ten thousand links without an exception, within its limits, and says what it left', () => {
    fc.assert(fc.property(search, expectSound), { numRuns: 10_000, seed: 20_260_101 });
  });

  it.each(parameters)('reads every naughty text as %s', (parameter) => {
    for (const text of naughty) {
      expectSound(`?${new URLSearchParams({ [parameter]: text })}`);
      expectSound(`?${parameter}=${text}`);
    }
  });

  it('leaves the objects of the page as they are', () => {
    parseLink('?__proto__=x&constructor=y&__proto__[name]=z&name=__proto__');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(parseLink('?__proto__=x').choices.name).toBeNull();
  });
});
