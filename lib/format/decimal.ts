/**
 * Writes a whole number of hundredths as a plain decimal with two places: −5 becomes `-0.05`.
 *
 * @param hundredths an integer from −2^53 to 2^53
 */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Rounds a plain decimal half away from zero. Works on the decimal digits, to avoid the errors of
 * binary fractions.
 *
 * @param text `-?\d+(\.\d+)?`
 * @param places the number of decimals of the result, 0 or more
 * @returns a plain decimal without leading zeros; zero has no minus
 */
export const roundDecimal = (text: string, places: number): string => {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const kept = fraction.slice(0, places).padEnd(places, '0');
  const up = fraction.charAt(places) >= '5' ? 1n : 0n;
  const digits = String(BigInt(whole + kept) + up).padStart(places + 1, '0');
  const point = digits.length - places;
  const rounded = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return negative && /[1-9]/.test(rounded) ? `-${rounded}` : rounded;
};
