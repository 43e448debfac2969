import { counts } from '@/lib/config/limits';
import type { MainState } from './mainSimulation';
import { firstListed, profitOf, type Hundredths } from './trade';

/**
 * The total after each of the latest trades, oldest first, at most `counts.keptTotals`. Computed
 * backwards from the last total, so a long run takes no more time than a short one.
 *
 * @param startingTrades the number of trades before the run
 */
export const latestTotals = (
  { keys, total, count }: Pick<MainState, 'keys' | 'total' | 'count'>,
  startingTrades: number,
): readonly Hundredths[] => {
  const first = Math.max(firstListed(startingTrades), count - counts.keptTotals + 1);
  const totals: Hundredths[] = [];
  for (let n = count, after = total; n >= first; n -= 1) {
    totals.push(after);
    after -= profitOf(keys, n);
  }
  return totals.reverse();
};
