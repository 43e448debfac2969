/** @jest-environment node */
import fc from 'fast-check';
import { fees } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { completedTradesOf } from '@/lib/lesson/completedTrade';
import { breakEvenOf, feeOf, gainAfter, meanAfter, roundFee } from '@/lib/lesson/fee';
import { emptyTally, tallyUpTo } from '@/lib/lesson/tally';
import { settingsArbitrary } from '../simulation/laws';

const fee = fc.integer(fees.range);

/** The sums of the first trades of a run. */
const sumsArbitrary = fc
  .tuple(fc.constantFrom(...views), settingsArbitrary, fc.integer({ min: 1, max: 60 }))
  .map(([view, settings, count]) =>
    tallyUpTo(emptyTally, count, completedTradesOf(view, settings)),
  );

it('a fee is charged on the purchase and on the sale', () => {
  // 100.00 is bought and 107.00 is sold: 0.5 % of each is 0.50 and 0.535.
  const sums = { count: 1, gain: 7_00, turnover: 207_00 };
  expect(gainAfter(sums, feeOf(50))).toBe(5_97);
  expect(gainAfter({ ...sums, count: 2 }, feeOf(0))).toBe(7_00);
  expect(meanAfter({ ...sums, count: 2 }, feeOf(50))).toBe(2_98);
  expect(roundFee({ numerator: 7_00, denominator: 207_00 })).toBe(338);
});

it('results are rounded half away from zero, and never are a negative zero', () => {
  expect(gainAfter({ count: 1, gain: 1, turnover: 1 }, { numerator: 1, denominator: 2 })).toBe(1);
  expect(gainAfter({ count: 1, gain: 0, turnover: 1 }, { numerator: 1, denominator: 2 })).toBe(-1);
  expect(
    Object.is(gainAfter({ count: 1, gain: 0, turnover: 1 }, { numerator: 1, denominator: 3 }), 0),
  ).toBe(true);
});

it('without trades there is no mean and no break-even fee', () => {
  expect(meanAfter(emptyTally, feeOf(10))).toBeNull();
  expect(breakEvenOf(emptyTally)).toBeNull();
  expect(gainAfter(emptyTally, feeOf(10))).toBe(0);
});

describe('the fees of any run', () => {
  it('leave the shown gain if they are zero', () => {
    fc.assert(
      fc.property(sumsArbitrary, (sums) => {
        expect(gainAfter(sums, feeOf(0))).toBe(sums.gain);
      }),
    );
  });

  it('never leave more if they are higher', () => {
    fc.assert(
      fc.property(sumsArbitrary, fee, fee, (sums, one, other) => {
        const [low, high] = [feeOf(Math.min(one, other)), feeOf(Math.max(one, other))];
        expect(gainAfter(sums, high)).toBeLessThanOrEqual(gainAfter(sums, low));
        expect(meanAfter(sums, high)).toBeLessThanOrEqual(meanAfter(sums, low) ?? -Infinity);
      }),
    );
  });

  it('leave nothing of the gain at the break-even fee, and less than nothing above it', () => {
    fc.assert(
      fc.property(sumsArbitrary, (sums) => {
        const { numerator, denominator } = breakEvenOf(sums) ?? feeOf(0);
        expect(Math.abs(gainAfter(sums, { numerator, denominator }))).toBeLessThanOrEqual(1);
        expect(gainAfter(sums, { numerator: numerator + 1, denominator })).toBeLessThan(0);
        const rounded = roundFee({ numerator, denominator }) * denominator;
        expect(Math.abs(rounded - numerator * 10_000) * 2).toBeLessThanOrEqual(denominator);
      }),
    );
  });

  it('give whole hundredths', () => {
    fc.assert(
      fc.property(sumsArbitrary, fee, (sums, hundredths) => {
        const exact = sums.gain - (sums.turnover * hundredths) / 10_000;
        const gain = gainAfter(sums, feeOf(hundredths));
        expect(Number.isInteger(gain)).toBe(true);
        expect(Math.abs(gain - exact)).toBeLessThan(0.5001);
        expect(
          Math.abs((meanAfter(sums, feeOf(hundredths)) ?? NaN) - exact / sums.count),
        ).toBeLessThan(0.5001);
      }),
    );
  });

  it('stay exact beyond the integers of a floating-point number', () => {
    const count = 10 ** 10;
    const sums = { count, gain: count * 7_00 + 1, turnover: count * 2_100_00 };
    expect(gainAfter(sums, feeOf(10))).toBe(count * 4_90 + 1);
  });
});
