import fc from 'fast-check';
import { maxTotals } from '@/lib/config/listLengths';
import { latestTotals, mainEngine } from '@/lib/simulation/mainEngine';
import { firstListed, profitOf, tradeKeys } from '@/lib/simulation/trade';
import { settingsArbitrary } from './laws';

const { initial, start, advance } = mainEngine;
const settings = { seed: 'example', amount: 5_000_00, trades: 12, rounds: 0 };

describe('the latest totals', () => {
  it('end, before the run, with the starting amount, which includes the listed trades', () => {
    const keys = tradeKeys(settings.seed);
    expect(latestTotals(initial(settings), settings.trades)).toEqual([
      5_000_00 - profitOf(keys, 12) - profitOf(keys, 11) - profitOf(keys, 10) - profitOf(keys, 9),
      5_000_00 - profitOf(keys, 12) - profitOf(keys, 11) - profitOf(keys, 10),
      5_000_00 - profitOf(keys, 12) - profitOf(keys, 11),
      5_000_00 - profitOf(keys, 12),
      5_000_00,
    ]);
  });

  it.each([0, 1, 3])('are as many as the trades before the run if there are %d', (trades) => {
    expect(latestTotals(initial({ ...settings, trades }), trades)).toHaveLength(trades);
  });

  it('begin with the first trade of a run that none was before', () => {
    const running = start(initial({ ...settings, trades: 0 }), 0);
    const [first] = latestTotals(advance(running, 60_000), 0);
    expect(first).toBe(settings.amount + profitOf(tradeKeys(settings.seed), 1));
  });

  it('are those of the listed trades and of all since, of which the last sixty remain', () => {
    const length = fc.oneof(fc.nat(400_000), fc.nat(4_000_000));
    fc.assert(
      fc.property(settingsArbitrary, length, (given, ms) => {
        const state = advance(start(initial(given), 0), ms);
        const keys = tradeKeys(given.seed);
        const first = firstListed(given.trades);
        const profits = Array.from({ length: state.count - first + 1 }, (_, index) =>
          profitOf(keys, first + index),
        );
        const listed = profits.slice(0, given.trades - first + 1);
        let total = given.amount - listed.reduce((sum, profit) => sum + profit, 0);
        const totals = profits.map((profit) => (total += profit));
        expect(latestTotals(state, given.trades)).toEqual(totals.slice(-maxTotals));
      }),
    );
  });
});
