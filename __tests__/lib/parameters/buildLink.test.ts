import fc from 'fast-check';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import { speeds } from '@/lib/config/speeds';
import { buildLink } from '@/lib/parameters/buildLink';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { readName } from '@/lib/parameters/readName';

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
  speed: orNothing(fc.constantFrom(...speeds)),
  present: orNothing(fc.constant(true)),
  lesson: orNothing(fc.integer({ min: 1, max: 7 })),
});

/** A link is only paused together with one of the others. */
const choices = anyChoices.map((chosen) =>
  chosen.t === null && chosen.running === null ? { ...chosen, paused: null } : chosen,
);

/** Leaving out a constant default is the same as choosing it. */
const settled = ({
  country,
  currency,
  running,
  rounds,
  paused,
  speed,
  present,
  ...rest
}: Choices) => ({
  ...rest,
  country: country ?? 'US',
  currency: currency ?? 'USD',
  running: running ?? false,
  rounds: rounds ?? 0,
  paused: paused ?? false,
  speed: speed ?? 1,
  present: present ?? false,
});

describe('buildLink', () => {
  it('is the inverse of parseLink, for every choice', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const { choices: read, rejections } = parseLink(buildLink(chosen));
        expect(settled(read)).toEqual(settled(chosen));
        expect(rejections).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps foreign parameters, and replaces its own', () => {
    const chosen = { ...parseLink('?name=B').choices, trades: 7 };
    expect(buildLink(chosen, '?utm_source=a&name=A&seed=x&utm_source=b&running')).toBe(
      '?utm_source=a&utm_source=b&name=B&trades=7',
    );
  });

  it('leaves out what the page shows by default, and nothing else', () => {
    const { choices: nothing } = parseLink('');
    expect(buildLink(nothing)).toBe('');
    expect(buildLink({ ...nothing, country: 'US', currency: 'USD' })).toBe('');
    expect(buildLink({ ...nothing, amount: 123_450, trades: 0, running: true })).toBe(
      '?amount=1234.50&trades=0&running=',
    );
  });
});
