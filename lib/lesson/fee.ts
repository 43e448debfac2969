import type { Hundredths } from '@/lib/simulation/trade';

/** A fee for each purchase and each sale: `numerator / denominator` of its sum. Exact, like all results. */
export type Fee = { readonly numerator: number; readonly denominator: number };

/** The sums of some trades, which determine all fees. */
export type Sums = {
  readonly count: number;
  readonly gain: Hundredths;
  /** What was bought for plus what was sold for. */
  readonly turnover: Hundredths;
};

/** @param hundredths hundredths of a percent: 10 is 0.1 % */
export const feeOf = (hundredths: number): Fee => ({ numerator: hundredths, denominator: 10_000 });

/** Divides integers, and rounds once, half away from zero. @param divisor above zero */
const divide = (dividend: bigint, divisor: bigint): number => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return dividend < 0n && rounded > 0 ? -rounded : rounded;
};

/** What is left of the gain, multiplied by `fee.denominator`. */
const leftOf = ({ gain, turnover }: Sums, { numerator, denominator }: Fee): bigint =>
  BigInt(gain) * BigInt(denominator) - BigInt(turnover) * BigInt(numerator);

/** The gain of some trades after fees. */
export const gainAfter = (sums: Sums, fee: Fee): Hundredths =>
  divide(leftOf(sums, fee), BigInt(fee.denominator));

/** The mean result of a trade after fees; `null` if there are no trades. */
export const meanAfter = (sums: Sums, fee: Fee): Hundredths | null =>
  sums.count === 0 ? null : divide(leftOf(sums, fee), BigInt(fee.denominator) * BigInt(sums.count));

/** The fee at which nothing is left of the gain, not rounded; `null` if there are no trades. */
export const breakEvenOf = ({ count, gain, turnover }: Sums): Fee | null =>
  count === 0 ? null : { numerator: gain, denominator: turnover };

/** A fee in hundredths of a percent, rounded. */
export const roundFee = ({ numerator, denominator }: Fee): number =>
  divide(BigInt(numerator) * 10_000n, BigInt(denominator));
