import type { NumberProfile } from './defineProfile';
import { formatMoney } from './formatNumber';

/** A profit with two decimals and its plus; zero has none. @param hundredths zero or more */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `${hundredths > 0 ? '+' : ''}${formatMoney(hundredths, 2, profile)}`;
