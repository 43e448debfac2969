import { limits } from '@/lib/config/limits';
import { drawInteger } from './randomStream';

/** The made-up success rate of a seed, in tenths of a percent. */
export const successRateOf = (seed: string): number =>
  drawInteger(seed, 'successRate', limits.successRate);
