import fc from 'fast-check';
import { limits } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { completedTradesOf, type CompletedTrade } from '@/lib/lesson/completedTrade';
import { addTallies, emptyTally, tallyUpTo } from '@/lib/lesson/tally';
import { settingsArbitrary } from '../simulation/laws';

const view = fc.constantFrom(...views);

const tradesUpTo = (count: number, tradeAt: (index: number) => CompletedTrade) =>
  Array.from({ length: count }, (_, index) => tradeAt(index));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A trade that a run never has: without a gain, unless it is given one. */
const trade = (changes: Partial<CompletedTrade> = {}): CompletedTrade => ({
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
        const tradeAt = completedTradesOf(view, settings);
        const trades = tradesUpTo(count, tradeAt);
        const stable = trades.filter(({ isStable }) => isStable);
        const bought = trades.map(({ buy }) => buy);
        const tally = tallyUpTo(emptyTally, count, tradeAt);
        expect(tally).toMatchObject({
          count,
          gain: sum(trades.map(({ profit }) => profit)),
          wins: trades.filter(({ profit }) => profit > 0).length,
          elapsed: sum(trades.map(({ gap }) => gap)),
          stable: { count: stable.length, gain: sum(stable.map(({ profit }) => profit)) },
        });
        if (count === 0) {
          expect([tally.smallest, tally.largest]).toEqual([null, null]);
        } else {
          expect(tally.smallest?.buy).toBe(Math.min(...bought));
          expect(tally.largest?.buy).toBe(Math.max(...bought));
          expect(trades).toEqual(expect.arrayContaining([tally.smallest, tally.largest]));
        }
      }),
    );
  });

  it('is the same for any steps', () => {
    const counts = fc
      .array(fc.nat(700), { minLength: 1, maxLength: 6 })
      .map((counts) => counts.sort((one, other) => one - other));
    fc.assert(
      fc.property(view, settingsArbitrary, counts, (view, settings, counts) => {
        const tradeAt = completedTradesOf(view, settings);
        const stepwise = counts.reduce(
          (tally, count) => tallyUpTo(tally, count, tradeAt),
          emptyTally,
        );
        expect(stepwise).toEqual(tallyUpTo(emptyTally, counts.at(-1) ?? 0, tradeAt));
      }),
    );
  });

  it('is the same object if there is no new trade', () => {
    const tally = tallyUpTo(emptyTally, 3, completedTradesOf('main', { seed: 'a', trades: 0 }));
    expect(
      tallyUpTo(tally, 3, () => {
        throw new Error('Not needed');
      }),
    ).toBe(tally);
  });

  it('computes each trade once', () => {
    const places: number[] = [];
    const tradeAt = (index: number): CompletedTrade => {
      places.push(index);
      return trade();
    };
    tallyUpTo(tallyUpTo(emptyTally, 3, tradeAt), 5, tradeAt);
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts only gains as wins, and shows the first of equal trades', () => {
    const trades = [trade({ profit: 0 }), trade({ profit: -1 }), trade({ profit: 1 })];
    const tally = tallyUpTo(emptyTally, trades.length, (index) => trades[index] ?? trade());
    expect(tally.wins).toBe(1);
    expect(tally.smallest).toBe(trades[0]);
    expect(tally.largest).toBe(trades[0]);
  });

  it('says that every trade wins, within the limits of its view', () => {
    const main = tallyUpTo(
      emptyTally,
      5_000,
      completedTradesOf('main', { seed: 'wins', trades: 30 }),
    );
    expect(main.wins).toBe(main.count);
    expect(main.smallest?.buy).toBeGreaterThanOrEqual(limits.sell.min - limits.profit.max);
    expect(main.largest?.buy).toBeLessThanOrEqual(limits.sell.max - limits.profit.min);
    for (const trade of [main.smallest, main.largest]) {
      expect(trade?.profit).toBeGreaterThanOrEqual(limits.profit.min);
      expect(trade?.profit).toBeLessThanOrEqual(limits.profit.max);
    }
    expect(main.stable.gain / main.stable.count / (main.gain / main.count)).toBeCloseTo(1, 1);
    const dark = tallyUpTo(
      emptyTally,
      5_000,
      completedTradesOf('alternate', { seed: 'wins', trades: 181 }),
    );
    expect(dark.wins).toBe(dark.count);
    expect(dark.stable.gain / dark.stable.count / (dark.gain / dark.count)).toBeCloseTo(1, 1);
  });
});

test('two tallies together are the tally of all of their trades', () => {
  fc.assert(
    fc.property(view, settingsArbitrary, fc.nat(30), fc.nat(30), (view, settings, one, other) => {
      const tradeAt = completedTradesOf(view, settings);
      const first = tallyUpTo(emptyTally, one, tradeAt);
      const second = tallyUpTo(emptyTally, other, (index) => tradeAt(one + index));
      const { count, gain, wins, stable } = tallyUpTo(emptyTally, one + other, tradeAt);
      expect(addTallies(first, second)).toEqual({ count, gain, wins, stable });
    }),
  );
});
