import fc from 'fast-check';
import { countryFormats, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import type { View } from '@/lib/config/views';
import { lessonSteps } from '@/lib/config/lesson';
import {
  atMoment,
  beforeStart,
  hrefOf,
  urlOf,
  withValues,
  type PageLink,
} from '@/lib/parameters/link';
import type { Choices } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';
import { readName } from '@/lib/parameters/parsers';

const orNothing = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  name: fc.string({ unit: 'grapheme' }).map((text) => readName(text).value),
  amount: orNothing(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })),
  trades: orNothing(fc.integer({ min: 0, max: 1_000_000 })),
  country: orNothing(fc.constantFrom(...(Object.keys(countryFormats) as Country[]))),
  currency: orNothing(fc.constantFrom(...(Object.keys(currencyFormats) as Currency[]))),
  running: orNothing(fc.constant(true)),
  seed: orNothing(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
  t: orNothing(fc.integer({ min: 0, max: 604_800_000 })),
  rounds: orNothing(fc.integer({ min: 0, max: 10_000 })),
  paused: orNothing(fc.constant(true)),
  lesson: orNothing(fc.integer({ min: 1, max: lessonSteps })),
});

/** Leaving out a constant default is the same as choosing it. */
const settled = ({ currency, running, rounds, paused, ...rest }: Choices) => ({
  ...rest,
  currency: currency ?? 'USD',
  // With a time since Start, it says nothing.
  running: rest.t === null && (running ?? false),
  rounds: rounds ?? 0,
  paused: paused ?? false,
});

/** The link whose query this is, to the English main view unless another view is named. */
const linkOf = (search: string, view: View = 'main'): PageLink => {
  const { accepted, otherParameters } = parseLink(search, view);
  return { view, locale: 'en', values: accepted, otherParameters };
};

const queryOf = (link: PageLink) => hrefOf(link).replace(/^[^?]*/, '');

describe('hrefOf', () => {
  it('is the inverse of parseLink, and never ends in punctuation', () => {
    fc.assert(
      fc.property(anyChoices, (chosen) => {
        const written = queryOf({ ...linkOf(''), values: chosen });
        const { choices: read, rejections } = parseLink(written, 'alternate');
        expect(settled(read)).toEqual(settled(chosen));
        expect(rejections).toEqual([]);
        expect(written).not.toMatch(/[.,;:!?)*'"_]$/);
      }),
    );
  });

  it('begins with the path of the view in the language', () => {
    const link = linkOf('?seed=a');
    expect(hrefOf(link)).toBe('/?seed=a');
    expect(hrefOf({ ...link, view: 'alternate', locale: 'pl' })).toBe('/pl/v?seed=a');
  });

  it('keeps unknown and refused parameters, after what the page uses', () => {
    expect(queryOf(linkOf('?name=A%26B&utm_source=a&trades=x&utm_source=b&running'))).toBe(
      '?name=A%26B&running=1&utm_source=a&trades=x&utm_source=b',
    );
  });

  it('begins with the currency, which other programs would take for a character', () => {
    expect(queryOf(linkOf('?utm_source=a&seed=a&name=Anna+B.&currency=EUR'))).toBe(
      '?currency=EUR&name=Anna+B.&seed=a&utm_source=a',
    );
  });

  it('encodes a last dot, star or underscore', () => {
    expect(queryOf(linkOf('?seed=class_'))).toBe('?seed=class%5F');
    expect(queryOf(linkOf('?name=Anna+B.'))).toBe('?name=Anna+B%2E');
    expect(queryOf(linkOf('?name=A*B*'))).toBe('?name=A*B%2A');
  });

  it('leaves out what the page shows by default, and nothing else', () => {
    expect(queryOf(linkOf('?currency=USD&rounds=0'))).toBe('');
    expect(queryOf(linkOf('?currency=EUR&country=us'))).toBe('?currency=EUR&country=US');
    expect(queryOf(linkOf('?amount=1234.50&trades=0&running'))).toBe(
      '?amount=1234.50&trades=0&running=1',
    );
  });

  it('leaves out `running` if the link contains a valid `t`', () => {
    expect(queryOf(linkOf('?running&t=90'))).toBe('?t=90');
    expect(queryOf(linkOf('?running&t=x'))).toBe('?running=1&t=x');
  });
});

it('urlOf begins with the origin of the page', () => {
  const origin = 'https://a.test';
  Object.assign(globalThis, { window: { location: { origin } } });
  expect(urlOf({ ...linkOf('?seed=a'), locale: 'de' })).toBe(`${origin}/de?seed=a`);
});

describe('a link made from another', () => {
  it('has another value, also instead of one that the page refuses, and keeps the others', () => {
    expect(queryOf(withValues(linkOf('?seed=!&name=A'), { seed: 's1' }))).toBe('?name=A&seed=s1');
    expect(queryOf(withValues(linkOf('?seed=!&name=A'), { seed: null }))).toBe('?name=A');
    expect(queryOf(withValues(linkOf('?amount=x'), { seed: 'a' }))).toBe('?seed=a&amount=x');
  });

  it('stops at a week, and at 10,000 rounds', () => {
    const late = { t: 1e12, rounds: 10_001 };
    expect(queryOf(withValues(linkOf(''), late))).toBe('?t=604800&rounds=10000');
  });

  it('leads to the start of the same run', () => {
    const rest = 'name=A&amount=5&trades=7&country=DE';
    const moment = 'running&seed=s&t=5&rounds=3&paused&lesson=4';
    expect(queryOf(beforeStart(linkOf(`?utm_source=a&${rest}&currency=EUR&${moment}`)))).toBe(
      `?currency=EUR&${rest}&seed=s&lesson=4&utm_source=a`,
    );
  });

  it('opens at a moment of the run, or stays the same before Start', () => {
    const link = linkOf('?name=A&running&t=90&paused');
    const moment = { elapsed: 1_500, rounds: 2, isPaused: true };
    expect(queryOf(atMoment(link, moment))).toBe('?name=A&t=1.5&rounds=2&paused=1');
    expect(queryOf(atMoment(link, { ...moment, isPaused: false }))).toBe('?name=A&t=1.5&rounds=2');
    expect(atMoment(link, null)).toBe(link);
  });
});
