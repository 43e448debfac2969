import type { NumberProfile } from './defineProfile';
import { formatMoney } from './formatNumber';

/** A profit with two decimals and its sign. @param hundredths zero or more */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `+${formatMoney(hundredths, 2, profile)}`;
