import { round } from '@/lib/config/timing';
import { grownProfit, tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { TradeKeys } from '@/lib/simulation/trade';

/** The growth in an update, from number 0. Each tick updates both trades of a round. */
export const updateGrowth = (keys: TradeKeys, update: number) => {
  const tick = Math.floor(update / tradesPerRound);
  const trade = tradesPerRound * Math.floor(tick / round.ticks) + (update % tradesPerRound);
  const profitAfter = (ticks: number) => grownProfit(keys, trade, trade + 1, ticks);
  return profitAfter((tick % round.ticks) + 1) - profitAfter(tick % round.ticks);
};
