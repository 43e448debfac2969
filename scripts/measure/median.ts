/** The middle of some numbers; of an even number of them, the upper of the two in the middle. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;
