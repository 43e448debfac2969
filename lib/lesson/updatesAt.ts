import { alternateRound } from '@/lib/config/limits';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { Moment } from '@/lib/simulation/store';

/** How many times a run of the alternate view has updated an open trade's profit by a moment. */
export const updatesAt = ({ t, rounds }: Pick<Moment, 't' | 'rounds'>): number => {
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const inRound = Math.floor((t - steps * stepDuration - resultDuration) / tickDuration);
  return tradesPerRound * (rounds * ticks + Math.max(0, Math.min(inRound, ticks)));
};
