import fc from 'fast-check';
import { maxTotals } from '@/lib/config/listLengths';
import { latestTotals, mainEngine } from '@/lib/simulation/mainEngine';
import { firstListed, profitOf, tradeKeys } from '@/lib/simulation/trade';
import { settingsArbitrary } from './laws';

const { initial, start, advance } = mainEngine;

it('the latest totals are those of the listed trades and of all since, of which the last sixty remain', () => {
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
