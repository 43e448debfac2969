const gaps = 3;

/** First digits of a round step. With 4, an axis up to 12 has the ticks 0, 4, 8 and 12. */
const roundDigits = [1, 2, 4, 5, 10];

/**
 * Four multiples of a round step, ascending, from at most `low` to at least `high`: integers up to
 * 2^50 either side of zero. d3-array's `ticks` and `nice` would add 1.3 kB (Brotli), and cannot
 * make 0, 4, 8, 12.
 */
export const roundTicks = (low: number, high: number): readonly number[] => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / gaps)));
  const fits = (digit: number) =>
    Math.ceil(high / digit / power) - Math.floor(low / digit / power) <= gaps;
  // The range is less than `30 * power`, so at most three steps of `20 * power` touch it.
  const step = power * (roundDigits.find(fits) ?? 20);
  const first = Math.floor(low / step);
  return Array.from({ length: gaps + 1 }, (_, index) => (first + index) * step);
};

/**
 * The ends of an axis for one or more integers. The span is at least `minSpan`, so that a small
 * change does not fill the height. The axis is not below zero if no value is.
 */
export const lineRange = (
  values: readonly number[],
  minSpan: number,
): readonly [low: number, high: number] => {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = Math.max(highest - lowest, minSpan);
  const centred = Math.floor((lowest + highest - span) / 2);
  const low = lowest < 0 ? centred : Math.max(0, centred);
  return [low, low + span];
};

/** How far below the last tick a value is, in percent of the height of the axis. */
export const percentDown = (value: number, ticks: readonly number[]): number => {
  const [bottom = 0] = ticks;
  const top = ticks.at(-1) ?? 1;
  return ((top - value) / (top - bottom)) * 100;
};
