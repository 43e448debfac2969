/**
 * A whole number of hundredths as a plain decimal with two decimals: −5 is `-0.05`.
 *
 * @param hundredths an integer up to 2^53 either side of zero
 */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
