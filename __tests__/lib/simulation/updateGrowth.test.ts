import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { round } from '@/lib/config/timing';
import { alternateTrade, tradesPerRound, updateGrowth } from '@/lib/simulation/alternateTrade';
import { tradeKeys } from '@/lib/simulation/trade';

it('the updates of a round add up to the profits of its trades, after each tick', () => {
  const ticks = fc.nat(round.ticks);
  fc.assert(
    fc.property(settingsArbitrary, fc.nat(100), ticks, ({ seed, trades }, before, tick) => {
      const keys = tradeKeys(seed);
      const first = tradesPerRound * before;
      for (let trade = first; trade < first + tradesPerRound; trade += 1) {
        const { profit } = alternateTrade(keys, trades + trade + 1, trades, tick);
        let sum = 0;
        for (let each = 0; each < tick; each += 1) {
          sum += updateGrowth(keys, first * round.ticks + tradesPerRound * each + trade - first);
        }
        expect(sum).toBe(profit);
      }
    }),
  );
});
