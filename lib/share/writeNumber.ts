import type { NumberProfile } from '@/lib/format/defineProfile';
import { minus, separate } from '@/lib/format/formatNumber';

/**
 * Writes a plain decimal in a number format.
 *
 * @param isMoney adds the prefix and the suffix of the currency
 */
export const writeNumber = (decimal: string, profile: NumberProfile, isMoney: boolean): string => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const number = separate(whole + fraction, fraction.length, profile);
  const written = isMoney ? profile.prefix + number + profile.suffix : number;
  return decimal.startsWith('-') ? minus + written : written;
};
