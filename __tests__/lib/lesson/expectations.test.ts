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

describe('the likelihood of wins in a row', () => {
  it('is that of independent trades', () => {
    expect(winsInARow(847, 1)).toBe(847);
    expect(winsInARow(847, 2)).toBe(717);
    expect(winsInARow(847, 40)).toBe(1);
    expect(winsInARow(847, 200)).toBe(0);
    expect(winsInARow(500, 0)).toBe(1_000);
  });

  it('never is more for more wins, and is below one for every success rate that is shown', () => {
    const { min, max }: Range = ranges.successRate;
    for (let rate = min; rate <= max; rate += 1) {
      expect(winsInARow(rate, 1)).toBe(rate);
      expect(winsInARow(rate, 3)).toBeLessThan(winsInARow(rate, 2));
    }
  });
});

describe('wins in a row that can be chance', () => {
  it('are as likely as one in twenty', () => {
    expect(canBeChance(50, 1)).toBe(true);
    expect(canBeChance(49, 1)).toBe(false);
  });

  it('can be ten, but not forty, at every success rate that is shown', () => {
    const { min, max }: Range = ranges.successRate;
    for (const rate of [min, max]) {
      expect(canBeChance(rate, 10)).toBe(true);
      expect(canBeChance(rate, manyTrades)).toBe(false);
    }
  });
});

it.each([1, 49, 50, 92, 1_000, 201_489, 400_000])('2 to the power of %d has its digits', (n) => {
  expect(digitsOfPower(n)).toBe(String(2n ** BigInt(n)).length);
});
