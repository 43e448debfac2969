import type { NumberProfile } from './defineProfile';
import { formatMoney } from './formatNumber';

/** Writes a profit with two decimals and a plus; zero has no sign. @param hundredths 0 or more */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `${hundredths > 0 ? '+' : ''}${formatMoney(hundredths, 2, profile)}`;
