import fc from 'fast-check';
import { naughty } from '@/__tests__/naughty';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { views, type View } from '@/lib/config/views';
import { hrefOf } from '@/lib/parameters/link';
import {
  parseLink,
  type Choices,
  type ParsedLink,
  type Rejection,
} from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/resolveChoices';
import { search } from './links';

/** Control characters, direction marks, and zero-width characters without use in spelling. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;
/** Matches joiners at the edge of a word. Joiners are only kept between letters or emoji. */
const looseJoiner = /(^|\s)[\u200c\u200d]|[\u200c\u200d](\s|$)/u;

const parameters = [
  'name',
  'amount',
  'trades',
  'country',
  'currency',
  'running',
  'seed',
  'since',
  't',
  'rounds',
  'paused',
  'speed',
  'lesson',
] as const;

const defaults = { names: ['Alex'], trades: { min: 10, max: 40 } };

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
  const { since, t, rounds, speed } = choices;
  expect(Math.abs((since ?? Date.now()) - Date.now())).toBeLessThanOrEqual(86_400_000);
  expect(since === null || t === null).toBe(true);
  expect(Number.isSafeInteger(t ?? 0) && (t ?? 0) >= 0 && (t ?? 0) <= 604_800_000).toBe(true);
  expect(Number.isSafeInteger(rounds ?? 0) && (rounds ?? 0) >= 0 && (rounds ?? 0) <= 1e4).toBe(
    true,
  );
  expect([null, 1, 2, 5, 10]).toContain(speed);
  expect([null, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(choices.lesson);
};

/** Whether the page shows a value that differs from the link in more than white space. */
const usedInPart = (
  query: URLSearchParams,
  { choices }: ParsedLink,
  key: Rejection['parameter'],
  view: View,
) => {
  if (key === 'running') return query.has(key) && view === 'alternate';
  if (key === 'paused') {
    const { since, t, running } = choices;
    return query.has(key) && (since !== null || (t === null && running === null));
  }
  const given = (query.get(key) ?? '').replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/g, '');
  if (key === 'name') return given !== (choices.name ?? '');
  // The others are used unchanged or not at all. trim() may remove U+FEFF from their ends.
  return given.trim() !== '' && choices[key] === null;
};

const expectHonest = (text: string, parsed: ParsedLink, view: View) => {
  const query = new URLSearchParams(text);
  expect(parsed.rejections.map(({ parameter }) => parameter)).toEqual(
    parameters.filter((key) => usedInPart(query, parsed, key, view)),
  );
  for (const { given } of parsed.rejections) {
    expect([...given].length).toBeLessThanOrEqual(41);
    expect(given).not.toMatch(unseen);
  }
};

const expectSound = (text: string) => {
  for (const view of views) {
    const parsed = parseLink(text, view);
    expectLimits(parsed);
    expectHonest(text, parsed, view);
  }
};

describe('parseLink, given anything', () => {
  it('reads any link without an error, within limits, and lists rejected values', () => {
    fc.assert(fc.property(search, expectSound));
  });

  it('reads the same from what it wrote', () => {
    fc.assert(
      fc.property(search, fc.constantFrom(...views), (text, view) => {
        const { choices, accepted, others } = parseLink(text, view);
        const link = { view, locale: 'en' as const, values: accepted, others };
        const written = hrefOf(link).replace(/^[^?]*/, '');
        const again = parseLink(written, view);
        // What the page chooses by itself need not be written, nor a start beside the time since.
        const shown = (read: Choices) => {
          const values = resolveChoices(read, { seed: 'a', defaults });
          return {
            ...values,
            running: values.t === null && values.since === null && values.running,
          };
        };
        expect(shown(again.choices)).toEqual(shown(choices));
        expect(again.others).toBe(others);
        const link2 = { ...link, values: again.accepted, others: again.others };
        expect(hrefOf(link2)).toBe(hrefOf(link));
      }),
    );
  });

  it.each(parameters)('reads every naughty text as %s', (parameter) => {
    for (const text of naughty) {
      expectSound(`?${new URLSearchParams({ [parameter]: text })}`);
      expectSound(`?${parameter}=${text}`);
    }
  });

  it('does not change the objects of the page', () => {
    parseLink('?__proto__=x&constructor=y&__proto__[name]=z&name=__proto__', 'main');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(parseLink('?__proto__=x', 'main').choices.name).toBeNull();
  });
});
