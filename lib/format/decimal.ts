/**
 * Writes a whole number of hundredths as a plain decimal with two places: −5 becomes `-0.05`.
 *
 * @param hundredths an integer from −2^53 to 2^53
 */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
