import fc from 'fast-check';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import { views, type View } from '@/lib/config/views';
import { lessonSteps } from '@/lib/config/limits';
import { hrefOf, urlOf, withValues, type Link } from '@/lib/parameters/link';
import { foreignOf, fromStart, plain, usedOnly } from '@/lib/parameters/linkChanges';
import { parameterNames } from '@/lib/parameters/parameters';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { readName } from '@/lib/parameters/parsers';

const orNothing = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  name: fc.string({ unit: 'grapheme' }).map((text) => readName(text).value),
  amount: orNothing(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })),
  trades: orNothing(fc.integer({ min: 0, max: 1_000_000 })),
  country: orNothing(fc.constantFrom(...(Object.keys(countrySeparators) as Country[]))),
  currency: orNothing(fc.constantFrom(...(Object.keys(currencyFormats) as Currency[]))),
  running: orNothing(fc.constant(true)),
  seed: orNothing(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
  t: orNothing(fc.integer({ min: 0, max: 604_800_000 })),
  rounds: orNothing(fc.integer({ min: 0, max: 10_000 })),
  paused: orNothing(fc.constant(true)),
  lesson: orNothing(fc.integer({ min: 1, max: lessonSteps })),
});

/** The choices that a link to a view can say. */
const choicesFor = (view: View) =>
  anyChoices.map((chosen) => {
    const own = view === 'main' ? { ...chosen, rounds: null } : { ...chosen, running: null };
    return own.t === null && own.running === null ? { ...own, paused: null } : own;
  });

/** Leaving out a constant default is the same as choosing it. */
const settled = ({ country, currency, running, rounds, paused, ...rest }: Choices) => ({
  ...rest,
  country: country ?? 'US',
  currency: currency ?? 'USD',
  // With a time since Start, it says nothing.
  running: rest.t === null && (running ?? false),
  rounds: rounds ?? 0,
  paused: paused ?? false,
});

/** The link whose query this is, to the English main view unless another view is said. */
const linkOf = (search: string, view: View = 'main'): Link => {
  const { accepted, others } = parseLink(search, view);
  return { view, locale: 'en', values: accepted, others };
};

const queryOf = (link: Link) => hrefOf(link).replace(/^[^?]*/, '');

describe('hrefOf', () => {
  it.each(views)('is the inverse of parseLink, for every choice on the %s view', (view) => {
    fc.assert(
      fc.property(choicesFor(view), (chosen) => {
        const written = queryOf({ view, locale: 'en', values: chosen, others: '' });
        const { choices: read, rejections } = parseLink(written, view);
        expect(settled(read)).toEqual(settled(chosen));
        expect(rejections).toEqual([]);
      }),
    );
  });

  it('begins with the path of the view in the language', () => {
    const link = linkOf('?seed=a');
    expect(hrefOf(link)).toBe('/?seed=a');
    expect(hrefOf({ ...link, view: 'alternate', locale: 'pl' })).toBe('/pl/v?seed=a');
  });

  it('keeps what the page does not use, before what it does', () => {
    expect(queryOf(linkOf('?name=A%26B&utm_source=a&trades=x&utm_source=b&running'))).toBe(
      '?utm_source=a&trades=x&utm_source=b&name=A%26B&running=',
    );
    // The alternate view ignores it, and the name is too long.
    const name = 'x'.repeat(61);
    expect(queryOf(linkOf(`?running&name=${name}&rounds=2`, 'alternate'))).toBe(
      `?running=&name=${name}&rounds=2`,
    );
  });

  it('leaves out what the page shows by default, and nothing else', () => {
    expect(queryOf(linkOf('?country=US&currency=USD&rounds=0', 'alternate'))).toBe('');
    expect(queryOf(linkOf('?name={name}', 'alternate'))).toBe('');
    const link = linkOf('', 'alternate');
    expect(queryOf({ ...link, values: { ...link.values, name: '{name}' } })).toBe('');
    expect(queryOf(linkOf('?amount=1234.50&trades=0&running'))).toBe(
      '?amount=1234.50&trades=0&running=',
    );
  });

  it('does not say that a run has started beside the time since', () => {
    expect(queryOf(linkOf('?running&t=90'))).toBe('?t=90');
    expect(queryOf(linkOf('?running&t=x'))).toBe('?t=x&running=');
  });
});

describe('urlOf', () => {
  it('begins with the origin of the page', () => {
    const origin = 'https://a.test';
    Object.assign(globalThis, { window: { location: { origin } } });
    expect(urlOf({ ...linkOf('?seed=a'), locale: 'de' })).toBe(`${origin}/de?seed=a`);
  });
});

describe('withValues', () => {
  it('replaces a value, also one that the page refuses', () => {
    expect(queryOf(withValues(linkOf('?seed=!&name=A'), { seed: 's1' }))).toBe('?name=A&seed=s1');
    expect(queryOf(withValues(linkOf('?seed=!&name=A'), { seed: null }))).toBe('?name=A');
  });

  it('leaves a value as it is if the change is undefined', () => {
    expect(queryOf(withValues(linkOf('?running'), { running: undefined }))).toBe('?running=');
  });

  it('keeps a value that its view ignores', () => {
    const moment = { running: true, t: 5_000, rounds: 0 };
    expect(queryOf(withValues(linkOf('?rounds=3'), moment))).toBe('?rounds=3&t=5');
    expect(queryOf(withValues(linkOf('?rounds=3', 'alternate'), moment))).toBe('?t=5');
    expect(queryOf(withValues(linkOf('?running', 'alternate'), { running: false }))).toBe(
      '?running=',
    );
  });

  it('stops at a week, and at 10,000 rounds', () => {
    expect(queryOf(withValues(linkOf(''), { t: 1e12, rounds: 10_001 }))).toBe(
      '?t=604800&rounds=10000',
    );
  });
});

describe('links made from another', () => {
  const everything =
    '?utm_source=a&name=A&amount=5&trades=7&country=DE&currency=EUR&running=&seed=s&t=5&rounds=3&paused=&lesson=4';

  it('lead to the start of the same run', () => {
    expect(queryOf(fromStart(linkOf(everything, 'alternate')))).toBe(
      // The alternate view keeps `running` without using it.
      '?utm_source=a&running=&name=A&amount=5&trades=7&country=DE&currency=EUR&seed=s&lesson=4',
    );
  });

  it('lead there without the lesson', () => {
    expect(queryOf(plain(linkOf(everything)))).toBe(
      // The main view keeps `rounds` without using it.
      '?utm_source=a&rounds=3&name=A&amount=5&trades=7&country=DE&currency=EUR&seed=s',
    );
  });

  it('have only what their view uses', () => {
    const { values } = linkOf('?rounds=2&seed=a', 'alternate');
    const main: Link = { view: 'main', locale: 'en', values, others: '' };
    expect(queryOf(usedOnly(main))).toBe('?seed=a');
    const paused = withValues(main, { paused: true });
    expect(queryOf(usedOnly(paused))).toBe('?seed=a');
    expect(queryOf(usedOnly(withValues(paused, { running: true })))).toBe(
      '?running=&seed=a&paused=',
    );
  });

  it('have foreign parameters', () => {
    const own = parameterNames.map((name) => `${name}=1`).join('&');
    expect(foreignOf(`utm_source=a&${own}&x=%26`)).toBe('utm_source=a&x=%26');
  });
});
