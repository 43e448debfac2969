import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { ranges } from '@/lib/config/ranges';
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

it('an update grows each trade by every amount within its limits', () => {
  const keys = tradeKeys('example');
  ranges.growth.forEach(({ min, max }, trade) => {
    const updates = Array.from({ length: 10_000 }, (_, tick) => tradesPerRound * tick + trade);
    const seen = [...new Set(updates.map((update) => updateGrowth(keys, update)))];
    expect(seen.sort((a, b) => a - b)).toEqual(
      Array.from({ length: max - min + 1 }, (_, each) => min + each),
    );
  });
});

it('buy prices are within their limits, and come near both', () => {
  const buys = Array.from(
    { length: 1_000 },
    (_, n) => alternateTrade(tradeKeys('a'), n + 1, 0).buy,
  );
  const { min, max } = ranges.buy;
  for (const distance of [Math.min(...buys) - min, max - Math.max(...buys)]) {
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(1_000);
  }
});
