import { fees } from '@/lib/config/limits';
import type { CompletedTrade } from './completedTrade';
import { feeOf, gainAfter, type Fee, type Sums } from './fee';
import type { Milliseconds } from '@/lib/simulation/simulation';
import type { Hundredths } from '@/lib/simulation/trade';

/** The figures of a run that the lesson shows, in a size that is independent of the trades. */
export type Tally = Sums & {
  /** Trades with a profit above zero. */
  readonly wins: number;
  readonly elapsed: Milliseconds;
  /** The trades of `stableCoins`. */
  readonly stable: { readonly count: number; readonly gain: Hundredths };
  /** The trades with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: CompletedTrade | null;
  readonly largest: CompletedTrade | null;
  /** The number of trades that begin to lose at each fee, in hundredths of a percent. */
  readonly losingFrom: readonly number[];
  /** The sums at the start, and after every `every` trades. */
  readonly points: readonly Sums[];
  readonly every: number;
};

/** The figures of some trades that the lesson's signs show. */
export type Listed = Pick<Tally, 'count' | 'gain' | 'wins' | 'stable'>;

/** Maximum number of points. If there are more, every second one is dropped. */
const maxPoints = 120;

const noSums: Sums = { count: 0, gain: 0, turnover: 0 };

export const emptyTally: Tally = {
  ...noSums,
  wins: 0,
  elapsed: 0,
  stable: { count: 0, gain: 0 },
  smallest: null,
  largest: null,
  losingFrom: Array.from({ length: fees.range.max + 1 }, () => 0),
  points: [noSums],
  every: 1,
};

/**
 * Adds the next trades of a run to a tally. Starts anew if the run has gone back to fewer trades.
 *
 * @param last the number of trades that the result includes
 * @param tradeAt computes a trade from its index in the run, from 0
 */
export const tallyUpTo = (
  tally: Tally,
  last: number,
  tradeAt: (index: number) => CompletedTrade,
): Tally => {
  if (last === tally.count) return tally;
  const from = last < tally.count ? emptyTally : tally;
  const losingFrom = [...from.losingFrom];
  let points = [...from.points];
  let { count, gain, turnover, wins, elapsed, smallest, largest, every } = from;
  let { count: stableCount, gain: stableGain } = from.stable;
  while (count < last) {
    const trade = tradeAt(count);
    const { buy, sell, profit, isStable, gap } = trade;
    count += 1;
    gain += profit;
    turnover += buy + sell;
    elapsed += gap;
    if (profit > 0) wins += 1;
    if (isStable) {
      stableCount += 1;
      stableGain += profit;
    }
    if (smallest === null || buy < smallest.buy) smallest = trade;
    if (largest === null || buy > largest.buy) largest = trade;
    const lossAt = Math.floor((profit * feeOf(0).denominator) / (buy + sell)) + 1;
    if (lossAt <= fees.range.max) losingFrom[lossAt] = (losingFrom[lossAt] ?? 0) + 1;
    if (count % every === 0) points.push({ count, gain, turnover });
    if (points.length > maxPoints) {
      points = points.filter((_, index) => index % 2 === 0);
      every *= 2;
    }
  }
  const stable = { count: stableCount, gain: stableGain };
  return {
    count,
    gain,
    turnover,
    wins,
    elapsed,
    stable,
    smallest,
    largest,
    losingFrom,
    points,
    every,
  };
};

/** The sum of the figures of two lists of trades. */
export const addTallies = (one: Listed, other: Listed): Listed => ({
  count: one.count + other.count,
  gain: one.gain + other.gain,
  wins: one.wins + other.wins,
  stable: {
    count: one.stable.count + other.stable.count,
    gain: one.stable.gain + other.stable.gain,
  },
});

/**
 * The number of trades that lose at a fee.
 *
 * @param fee in hundredths of a percent, within `fees.range`
 */
export const losingAt = ({ losingFrom }: Tally, fee: number): number =>
  losingFrom.slice(0, fee + 1).reduce((sum, each) => sum + each, 0);

/**
 * The totals of a run after fees: at the start, at each point, and after the last trade.
 *
 * @param amount the starting profit
 */
export const totalsAfter = (
  { points, ...last }: Tally,
  fee: Fee,
  amount: Hundredths,
): readonly { readonly count: number; readonly total: Hundredths }[] =>
  [...points, ...(points.at(-1)?.count === last.count ? [] : [last])].map((sums) => ({
    count: sums.count,
    total: amount + gainAfter(sums, fee),
  }));
