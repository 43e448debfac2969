import { ranges, type Range } from '@/lib/config/ranges';
import {
  canBeChance,
  digitsOfPower,
  expectedIn,
  manyTrades,
  winsInARow,
} from '@/lib/lesson/expectations';
import { stateAt } from '@/lib/simulation/engine';
import { mainEngine } from '@/lib/simulation/mainEngine';

it('an hour has 1,200 trades, which gain 8,400, and a day and a year have as many as they last', () => {
  expect(expectedIn(1)).toEqual({ trades: 1_200, gain: 8_400_00 });
  expect(expectedIn(24)).toEqual({ trades: 28_800, gain: 201_600_00 });
  expect(expectedIn(24 * 365)).toEqual({ trades: 10_512_000, gain: 73_584_000_00 });
});

it('ten generated hours are within 1 % of what is expected', () => {
  const settings = { seed: 'hour', amount: 0, trades: 0, rounds: 0 };
  const { count, total } = stateAt(mainEngine, settings, 10 * 3_600_000);
  const { trades, gain } = expectedIn(10);
  expect(trades / count).toBeCloseTo(1, 1.9);
  expect(gain / total).toBeCloseTo(1, 1.9);
});

it('the likelihood of wins in a row is that of independent trades', () => {
  const likely = [winsInARow(847, 1), winsInARow(847, 2), winsInARow(847, 40), winsInARow(500, 0)];
  expect(likely).toEqual([847, 717, 1, 1_000]);
});

it('at each success rate that is shown, ten wins in a row can be chance, but not forty', () => {
  const { min, max }: Range = ranges.successRate;
  for (const rate of [min, max]) {
    expect([canBeChance(rate, 10), canBeChance(rate, manyTrades)]).toEqual([true, false]);
  }
  // One in twenty.
  expect([canBeChance(50, 1), canBeChance(49, 1)]).toEqual([true, false]);
});

it.each([1, 49, 50, 92, 1_000, 201_489, 400_000])('2 to the power of %d has its digits', (n) => {
  expect(digitsOfPower(n)).toBe(String(2n ** BigInt(n)).length);
});
