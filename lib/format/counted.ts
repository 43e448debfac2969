/**
 * What a message with a plural is given: the count, which chooses the form, and its digits. ICU's `#`
 * would write them by `Intl.NumberFormat`, whose first use takes 40 ms on a slow phone.
 *
 * @param count a whole number, at most 999, since its digits are not grouped
 */
export const counted = (count: number): { count: number; number: string } => ({
  count,
  number: String(count),
});
