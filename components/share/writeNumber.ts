// The CommonJS build: sharing the ES module would add 5 kB to the first load.
import { numericFormatter } from 'react-number-format/dist/react-number-format.cjs.js';
import type { NumberProfile } from '@/lib/format/defineProfile';

/** Writes a plain decimal in a number format. @param isMoney with the prefix and the suffix */
export const writeNumber = (
  decimal: string,
  { thousand, decimal: point, prefix, suffix, negatives }: NumberProfile,
  isMoney: boolean,
): string =>
  // The minus of the page, which fields read, too.
  numericFormatter(decimal, {
    thousandSeparator: thousand,
    decimalSeparator: point,
    allowNegative: negatives,
    ...(isMoney ? { prefix, suffix } : {}),
  }).replace('-', '\u2212');
