/** @jest-environment node */
import fc from 'fast-check';
import { fees, limits } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { runAt } from '@/lib/record/runAt';
import { dealsOf, type Deal } from '@/lib/lesson/deal';
import { feeOf } from '@/lib/lesson/fee';
import { addTallies, emptyTally, losingAt, tallyUpTo, totalsAfter } from '@/lib/lesson/tally';
import { settingsArbitrary } from '../simulation/laws';

const view = fc.constantFrom(...views);

const dealsUpTo = (count: number, dealAt: (place: number) => Deal) =>
  Array.from({ length: count }, (_, place) => dealAt(place));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A trade that a run never has: without a gain, unless it is given one. */
const deal = (changes: Partial<Deal> = {}): Deal => ({
  buy: 100_00,
  sell: 100_00,
  profit: 0,
  isStable: false,
  gap: 1,
  ...changes,
});

describe('the tally of a run', () => {
  it('adds up its trades', () => {
    fc.assert(
      fc.property(view, settingsArbitrary, fc.nat(60), (view, settings, count) => {
        const dealAt = dealsOf(view, settings);
        const deals = dealsUpTo(count, dealAt);
        const stable = deals.filter(({ isStable }) => isStable);
        const bought = deals.map(({ buy }) => buy);
        const tally = tallyUpTo(emptyTally, count, dealAt);
        expect(tally).toMatchObject({
          count,
          gain: sum(deals.map(({ profit }) => profit)),
          turnover: sum(deals.map(({ buy, sell }) => buy + sell)),
          wins: deals.filter(({ profit }) => profit > 0).length,
          elapsed: sum(deals.map(({ gap }) => gap)),
          stable: { count: stable.length, gain: sum(stable.map(({ profit }) => profit)) },
        });
        if (count === 0) {
          expect([tally.smallest, tally.largest]).toEqual([null, null]);
        } else {
          expect(tally.smallest?.buy).toBe(Math.min(...bought));
          expect(tally.largest?.buy).toBe(Math.max(...bought));
          expect(deals).toEqual(expect.arrayContaining([tally.smallest, tally.largest]));
        }
      }),
    );
  });

  it('is the same for any steps, also if the run goes back', () => {
    const counts = fc.array(fc.nat(700), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(view, settingsArbitrary, counts, (view, settings, counts) => {
        const dealAt = dealsOf(view, settings);
        const stepwise = counts.reduce(
          (tally, count) => tallyUpTo(tally, count, dealAt),
          emptyTally,
        );
        expect(stepwise).toEqual(tallyUpTo(emptyTally, counts.at(-1) ?? 0, dealAt));
      }),
      { numRuns: 30 },
    );
  });

  it('is the same object if there is no new trade', () => {
    const tally = tallyUpTo(emptyTally, 3, dealsOf('main', { seed: 'a', trades: 0 }));
    expect(
      tallyUpTo(tally, 3, () => {
        throw new Error('Not needed');
      }),
    ).toBe(tally);
  });

  it('computes each trade once', () => {
    const places: number[] = [];
    const dealAt = (place: number): Deal => {
      places.push(place);
      return deal();
    };
    tallyUpTo(tallyUpTo(emptyTally, 3, dealAt), 5, dealAt);
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts only gains as wins, and shows the first of equal trades', () => {
    const deals = [
      deal({ profit: 0 }),
      deal({ profit: -1 }),
      deal({ profit: 1 }),
      deal({ profit: 2 * (fees.range.max - 1) }),
      deal({ profit: 50_00 }),
    ];
    const tally = tallyUpTo(emptyTally, deals.length, (place) => deals[place] ?? deal());
    expect(tally.wins).toBe(3);
    expect(tally.smallest).toBe(deals[0]);
    expect(tally.largest).toBe(deals[0]);
    // The last one loses at no fee of the list.
    expect(tally.losingFrom).toHaveLength(fees.range.max + 1);
    expect(losingAt(tally, fees.range.max - 1)).toBe(3);
    expect(losingAt(tally, fees.range.max)).toBe(4);
  });

  it('has points at equal distances, and more than half as many as it may have', () => {
    for (const [count, points, every] of [
      [119, 120, 1],
      [120, 61, 2],
      [239, 120, 2],
      [240, 61, 4],
    ] as const) {
      const tally = tallyUpTo(emptyTally, count, () => deal());
      expect(tally.every).toBe(every);
      expect(tally.points.map((point) => point.count)).toEqual(
        Array.from({ length: points }, (_, place) => place * every),
      );
    }
  });

  it('says that every trade wins, within the limits of its view', () => {
    const main = tallyUpTo(emptyTally, 5_000, dealsOf('main', { seed: 'wins', trades: 30 }));
    expect(main.wins).toBe(main.count);
    expect(main.smallest?.buy).toBeGreaterThanOrEqual(limits.sell.min - limits.profit.max);
    expect(main.largest?.buy).toBeLessThanOrEqual(limits.sell.max - limits.profit.min);
    for (const deal of [main.smallest, main.largest]) {
      expect(deal?.profit).toBeGreaterThanOrEqual(limits.profit.min);
      expect(deal?.profit).toBeLessThanOrEqual(limits.profit.max);
    }
    expect(main.stable.gain / main.stable.count / (main.gain / main.count)).toBeCloseTo(1, 1);
    const dark = tallyUpTo(emptyTally, 5_000, dealsOf('alternate', { seed: 'wins', trades: 181 }));
    expect(dark.wins).toBe(dark.count);
    expect(dark.stable.gain / dark.stable.count / (dark.gain / dark.count)).toBeCloseTo(1, 1);
  });

  it('counts the trades that lose at a fee', () => {
    fc.assert(
      fc.property(view, settingsArbitrary, fc.nat(60), fc.integer(fees.range), (...generated) => {
        const [view, settings, count, fee] = generated;
        const dealAt = dealsOf(view, settings);
        const losers = dealsUpTo(count, dealAt).filter(
          ({ buy, sell, profit }) => profit * 10_000 < (buy + sell) * fee,
        );
        expect(losingAt(tallyUpTo(emptyTally, count, dealAt), fee)).toBe(losers.length);
      }),
    );
  });

  it('counts a trade at which nothing is left as no loss', () => {
    const even: Deal = { buy: 99_50, sell: 100_50, profit: 1_00, isStable: false, gap: 0 };
    const tally = tallyUpTo(emptyTally, 1, () => even);
    expect([losingAt(tally, 50), losingAt(tally, 51)]).toEqual([0, 1]);
  });
});

describe('the totals of a run after a fee', () => {
  it('are those that the page shows if the fee is zero', () => {
    fc.assert(
      fc.property(view, settingsArbitrary, fc.nat(400_000), (view, settings, t) => {
        const { count, history, total } = runAt(view, settings, t);
        const tally = tallyUpTo(emptyTally, count - settings.trades, dealsOf(view, settings));
        const totals = totalsAfter(tally, feeOf(0), settings.amount);
        const shown = [...history.trades].filter(({ inRun, total }) => inRun && total !== null);
        // The alternate view's amount does not include the rounds that had ended before.
        expect(totals[0]).toEqual({ count: 0, total: settings.amount });
        expect(totals.at(-1)?.total).toBe(total);
        for (const { count, total } of totals.slice(1)) {
          expect(shown[count - 1]?.total).toBe(total);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('start and end with the run, and are few for any length', () => {
    for (const count of [0, 1, 2, 119, 120, 121, 500, 12_345]) {
      const tally = tallyUpTo(emptyTally, count, dealsOf('main', { seed: 'long', trades: 9 }));
      const totals = totalsAfter(tally, feeOf(33), 1_000_00);
      const counts = totals.map(({ count }) => count);
      expect(counts[0]).toBe(0);
      expect(counts.at(-1)).toBe(count);
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
      expect(counts.length).toBeLessThanOrEqual(121);
      expect(counts.length).toBeGreaterThanOrEqual(Math.min(count + 1, 61));
    }
  });
});

test('two tallies together are the tally of all of their trades', () => {
  fc.assert(
    fc.property(view, settingsArbitrary, fc.nat(30), fc.nat(30), (view, settings, one, other) => {
      const dealAt = dealsOf(view, settings);
      const first = tallyUpTo(emptyTally, one, dealAt);
      const second = tallyUpTo(emptyTally, other, (place) => dealAt(one + place));
      const all = tallyUpTo(emptyTally, one + other, dealAt);
      expect(all).toMatchObject(addTallies(first, second));
    }),
  );
});
