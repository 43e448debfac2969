import fc from 'fast-check';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import { views, type View } from '@/lib/config/views';
import { lessonSteps } from '@/lib/config/limits';
import { speeds } from '@/lib/config/speeds';
import { buildLink, withRun } from '@/lib/parameters/writeLink';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { readName } from '@/lib/parameters/parsers';

const orNothing = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

/** Whole seconds, less than a day before or after now. */
const seconds = fc
  .integer({ min: -86_000, max: 86_000 })
  .map((from) => (Math.floor(Date.now() / 1_000) + from) * 1_000);

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  name: fc.string({ unit: 'grapheme' }).map((text) => readName(text).value),
  amount: orNothing(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })),
  trades: orNothing(fc.integer({ min: 0, max: 1_000_000 })),
  country: orNothing(fc.constantFrom(...(Object.keys(countrySeparators) as Country[]))),
  currency: orNothing(fc.constantFrom(...(Object.keys(currencyFormats) as Currency[]))),
  running: orNothing(fc.constant(true)),
  seed: orNothing(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
  since: orNothing(seconds),
  t: orNothing(fc.integer({ min: 0, max: 604_800_000 })),
  rounds: orNothing(fc.integer({ min: 0, max: 10_000 })),
  paused: orNothing(fc.constant(true)),
  speed: orNothing(fc.constantFrom(...speeds)),
  present: orNothing(fc.constant(true)),
  lesson: orNothing(fc.integer({ min: 1, max: lessonSteps })),
});

/** The choices that a link to a view can say. */
const choicesFor = (view: View) =>
  anyChoices.map((chosen) => {
    const own = view === 'main' ? { ...chosen, rounds: null } : { ...chosen, running: null };
    const used = own.since === null ? own : { ...own, t: null, paused: null };
    return used.t === null && used.running === null ? { ...used, paused: null } : used;
  });

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
  // With a time since Start, or of a common start, it says nothing.
  running: rest.t === null && rest.since === null && (running ?? false),
  rounds: rounds ?? 0,
  paused: paused ?? false,
  speed: speed ?? 1,
  present: present ?? false,
});

describe('buildLink', () => {
  it.each(views)('is the inverse of parseLink, for every choice on the %s view', (view) => {
    fc.assert(
      fc.property(choicesFor(view), (chosen) => {
        const { choices: read, rejections } = parseLink(buildLink(chosen), view);
        expect(settled(read)).toEqual(settled(chosen));
        expect(rejections).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps foreign parameters, and replaces its own', () => {
    const chosen = { ...parseLink('?name=B', 'main').choices, trades: 7 };
    expect(buildLink(chosen, '?utm_source=a&name=A&seed=x&utm_source=b&running')).toBe(
      '?utm_source=a&utm_source=b&name=B&trades=7',
    );
  });

  it('leaves out what the page shows by default, and nothing else', () => {
    const { choices: nothing } = parseLink('', 'main');
    expect(buildLink(nothing)).toBe('');
    expect(buildLink({ ...nothing, country: 'US', currency: 'USD' })).toBe('');
    expect(buildLink({ ...nothing, amount: 123_450, trades: 0, running: true })).toBe(
      '?amount=1234.50&trades=0&running=',
    );
  });

  it('leaves out the placeholder of a name', () => {
    const { choices } = parseLink('?name={name}', 'alternate');
    expect(buildLink(choices)).toBe('');
  });
});

describe('withRun', () => {
  it('adds the current seed and keeps all parameters', () => {
    expect(withRun('?name=A%26B&utm_source=mail&trades=x', { seed: 's1' })).toBe(
      '?name=A%26B&utm_source=mail&trades=x&seed=s1',
    );
  });

  it('replaces a rejected seed with the current one', () => {
    expect(withRun('?seed=!&name=A', { seed: 's1' })).toBe('?seed=s1&name=A');
  });

  it('adds the parameter for a started run, once', () => {
    expect(withRun('', { seed: 's1', running: true })).toBe('?running=&seed=s1');
    expect(withRun('?running=yes', { seed: 's1', running: true })).toBe('?running=&seed=s1');
  });

  it('keeps running in a link whose view ignores it', () => {
    expect(withRun('?running', { seed: 's1', running: undefined })).toBe('?running=&seed=s1');
  });

  it('does not say that a run has started beside the time since', () => {
    expect(withRun('?running&t=90', { seed: 's1' })).toBe('?t=90&seed=s1');
    expect(withRun('', { seed: 's1', running: true, t: 90_500 })).toBe('?seed=s1&t=90.5');
    expect(withRun('?t=90', { running: true, t: null })).toBe('?running=');
  });

  it('says when the run was started in one way only', () => {
    const since = '?since=2026-11-23T19%3A00%3A00Z';
    expect(withRun(since, { seed: 's1', running: true })).toBe(`${since}&seed=s1`);
    expect(withRun(`${since}&seed=s1`, { t: 5_000, rounds: 0, paused: true })).toBe(
      '?seed=s1&t=5&paused=',
    );
    expect(withRun(`${since}&seed=s1`, { t: null, paused: false })).toBe(`${since}&seed=s1`);
    expect(withRun(`${since}&seed=s1`, { since: null })).toBe('?seed=s1');
  });

  it('removes the seed if a new one is wanted', () => {
    expect(withRun('?seed=s1', { seed: null })).toBe('');
    expect(withRun('?seed=s1&name=A', { seed: null })).toBe('?name=A');
  });

  it('replaces the moment of the link by that of the run, without its defaults', () => {
    const moment = { t: 90_500, rounds: 0, paused: false };
    expect(withRun('?t=5&rounds=3&paused&name=A', moment)).toBe('?t=90.5&name=A');
    expect(withRun('', { t: 1, rounds: 2, paused: true })).toBe('?t=0.001&rounds=2&paused=');
  });

  it('stops at a week, and at 10,000 rounds', () => {
    expect(withRun('', { t: 1e12, rounds: 10_001 })).toBe('?t=604800&rounds=10000');
  });

  it('removes the moment from a link to the beginning', () => {
    expect(withRun('?t=5&rounds=3&paused&speed=2', { t: null, rounds: null, paused: null })).toBe(
      '?speed=2',
    );
  });
});
