import fc from 'fast-check';
import { lineRange, percentDown, roundTicks } from '@/components/charts/scale';
import { counts, limits, linkLimits } from '@/lib/config/limits';

/** Totals that a link can lead to, in hundredths. */
const amount = linkLimits.amount * 100;
const total = fc.integer({ min: -amount, max: amount });
const least = 40_00;

/** The totals of a run: each is higher than the one before it by a profit. */
const totals = fc
  .tuple(total, fc.array(fc.integer(limits.profit), { maxLength: counts.keptTotals - 1 }))
  .map(([start, profits]) =>
    profits.reduce((made, profit) => [...made, (made.at(-1) ?? 0) + profit], [start]),
  );

/** A range of one hundredth or more. */
const range = fc
  .tuple(total, fc.integer({ min: 1, max: 2 * amount }))
  .map(([low, span]) => [low, low + span] as const);

describe('the ticks of an axis', () => {
  it('are four multiples of a round step, ascending', () => {
    fc.assert(
      fc.property(range, ([low, high]) => {
        const ticks = roundTicks(low, high);
        const [first = 0, second = 0] = ticks;
        const step = second - first;
        expect(String(step)).toMatch(/^[1245]0*$/);
        expect(ticks.map((tick) => tick / step)).toEqual(
          [0, 1, 2, 3].map((index) => Math.round(first / step) + index),
        );
      }),
    );
  });

  it('begin at or below the range, and end at or above it, by less than two steps', () => {
    fc.assert(
      fc.property(range, ([low, high]) => {
        const [first = 0, second = 0, , last = 0] = roundTicks(low, high);
        const step = second - first;
        expect(first).toBeLessThanOrEqual(low);
        expect(low - first).toBeLessThan(step);
        expect(last).toBeGreaterThanOrEqual(high);
        expect(last - high).toBeLessThan(3 * step);
      }),
    );
  });

  it.each([
    [0, 12_00, [0, 4_00, 8_00, 12_00]],
    [0, 1, [0, 1, 2, 3]],
    [-20_00, 20_00, [-20_00, 0, 20_00, 40_00]],
    [9, 38, [0, 20, 40, 60]],
  ])('from %d to %d are what one would draw', (low, high, ticks) => {
    expect(roundTicks(low, high).map((tick) => tick + 0)).toEqual(ticks);
  });
});

describe('the range of a line', () => {
  it('contains all values, and spans 2 % of the last one and 40 units at least', () => {
    fc.assert(
      fc.property(totals, (values) => {
        const [low, high] = lineRange(values, least);
        expect(low).toBeLessThanOrEqual(Math.min(...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(...values));
        expect(high - low).toBeGreaterThanOrEqual(least);
        expect(high - low).toBeGreaterThanOrEqual(Math.abs(values.at(-1) ?? 0) / 50);
        if (Math.min(...values) >= 0) expect(low).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives ticks of whole units, which need no decimals', () => {
    fc.assert(
      fc.property(totals, (values) => {
        const ticks = roundTicks(...lineRange(values, least));
        expect(ticks.filter((tick) => tick % 100 !== 0)).toEqual([]);
      }),
    );
  });

  it.each([[0], [amount], [-amount]])('is there for the single value %d', (value) => {
    const ticks = roundTicks(...lineRange([value], least));
    expect(percentDown(value, ticks)).toBeGreaterThanOrEqual(0);
    expect(percentDown(value, ticks)).toBeLessThanOrEqual(100);
  });
});

describe('a value on an axis', () => {
  it('is as far down as it is below the last tick', () => {
    const ticks = [0, 4, 8, 12];
    expect([12, 9, 0].map((value) => percentDown(value, ticks))).toEqual([0, 25, 100]);
  });
});
