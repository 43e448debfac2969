import type { Hundredths } from '@/lib/simulation/trade';

/** A fee on each purchase and each sale: the exact share `numerator / denominator` of the sum. */
export type Fee = { readonly numerator: number; readonly denominator: number };

/** Sums over some trades, which determine the gain after any fee. */
export type Sums = {
  readonly count: number;
  readonly gain: Hundredths;
  /** The sum of all buy and sell prices. */
  readonly turnover: Hundredths;
};

/** The fee for a number of hundredths of a percent: 10 is 0.1 %. */
export const feeOf = (hundredths: number): Fee => ({ numerator: hundredths, denominator: 10_000 });

/**
 * Divides integers, and rounds once, half away from zero.
 *
 * @param divisor above zero
 */
const divide = (dividend: bigint, divisor: bigint): number => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return dividend < 0n && rounded > 0 ? -rounded : rounded;
};

/** The gain after fees, multiplied by `fee.denominator` to stay an integer. */
const leftOf = ({ gain, turnover }: Sums, { numerator, denominator }: Fee): bigint =>
  BigInt(gain) * BigInt(denominator) - BigInt(turnover) * BigInt(numerator);

/** The gain of some trades after fees, rounded half away from zero. */
export const gainAfter = (sums: Sums, fee: Fee): Hundredths =>
  divide(leftOf(sums, fee), BigInt(fee.denominator));

/** The mean gain per trade after fees, rounded half away from zero; `null` without trades. */
export const meanAfter = (sums: Sums, fee: Fee): Hundredths | null =>
  sums.count === 0 ? null : divide(leftOf(sums, fee), BigInt(fee.denominator) * BigInt(sums.count));

/** The exact fee at which nothing is left of the gain; `null` without trades. */
export const breakEvenOf = ({ count, gain, turnover }: Sums): Fee | null =>
  count === 0 ? null : { numerator: gain, denominator: turnover };

/** A fee in hundredths of a percent, rounded. */
export const roundFee = ({ numerator, denominator }: Fee): number =>
  divide(BigInt(numerator) * 10_000n, BigInt(denominator));
