import { counts, durations } from '@/lib/config/limits';
import type { Milliseconds, Settings, Simulation } from './simulation';
import { wordsAt } from './randomStream';
import { threefry2x32 } from './threefry';
import {
  firstListed,
  gapFrom,
  profitFrom,
  profitOf,
  tradeAt,
  tradeKeys,
  type Hundredths,
  type SimulatedTrade,
  type TradeKeys,
} from './trade';

/** The run of the main view: one trade after another, without end. */
export type MainState = {
  readonly keys: TradeKeys;
  /** When the next trade is due; `null` before the run is started. A run never stops. */
  readonly nextTradeAt: Milliseconds | null;
  /** Starting amount plus all profits since. */
  readonly total: Hundredths;
  /** Starting number of trades plus all since. This is the serial number of the newest trade. */
  readonly count: number;
  /** Newest first, at most `counts.keptTrades`. */
  readonly trades: readonly SimulatedTrade[];
  /** The total after each of the latest trades, oldest first, at most `counts.keptTotals`. */
  readonly totals: readonly Hundredths[];
  /** The profit in the pop-up, and when the pop-up ends. */
  readonly lastProfit: { readonly profit: Hundredths; readonly until: Milliseconds } | null;
};

/** Trades `first` to `last`, newest first. */
const tradesDown = (keys: TradeKeys, first: number, last: number): SimulatedTrade[] =>
  Array.from({ length: last - first + 1 }, (_, index) => tradeAt(keys, last - index));

/** The totals after trades `first` to `last`, oldest first, computed back from the last one. */
const totalsUp = (keys: TradeKeys, first: number, last: number, total: Hundredths) => {
  const totals = [total];
  for (let n = last; n > first; n -= 1) {
    total -= profitOf(keys, n);
    totals.push(total);
  }
  return totals.reverse();
};

const initial = ({ seed, amount, trades }: Settings): MainState => {
  const keys = tradeKeys(seed);
  const first = firstListed(trades);
  return {
    keys,
    nextTradeAt: null,
    total: amount,
    count: trades,
    trades: tradesDown(keys, first, trades),
    totals: trades === 0 ? [] : totalsUp(keys, first, trades, amount),
    lastProfit: null,
  };
};

const start = (state: MainState, at: Milliseconds): MainState =>
  state.nextTradeAt === null
    ? { ...state, nextTradeAt: at + gapFrom(wordsAt(state.keys.trade, state.count + 1)[0]) }
    : state;

/** Adds every trade that is due at `at`. At least one has to be due. */
const trade = (state: MainState, at: Milliseconds, firstDue: Milliseconds): MainState => {
  const { keys } = state;
  const words = new Uint32Array(2);
  let { count, total } = state;
  let due = firstDue;
  let tradedAt = due;
  let profit = 0;
  threefry2x32(keys.trade, count + 1, 0, words);
  while (due <= at) {
    count += 1;
    profit = profitFrom(words[1] ?? 0);
    total += profit;
    tradedAt = due;
    threefry2x32(keys.trade, count + 1, 0, words);
    due += gapFrom(words[0] ?? 0);
  }
  const firstKept = Math.max(state.count, count - counts.keptTrades) + 1;
  const firstTotal = Math.max(state.count, count - counts.keptTotals) + 1;
  const until = tradedAt + durations.lastProfit;
  return {
    keys,
    nextTradeAt: due,
    total,
    count,
    trades: [...tradesDown(keys, firstKept, count), ...state.trades].slice(0, counts.keptTrades),
    totals: [...state.totals, ...totalsUp(keys, firstTotal, count, total)].slice(
      -counts.keptTotals,
    ),
    lastProfit: at < until ? { profit, until } : null,
  };
};

const advance = (state: MainState, at: Milliseconds): MainState => {
  if (state.nextTradeAt !== null && state.nextTradeAt <= at) {
    return trade(state, at, state.nextTradeAt);
  }
  if (state.lastProfit !== null && state.lastProfit.until <= at) {
    return { ...state, lastProfit: null };
  }
  return state;
};

const dueAt = ({ nextTradeAt, lastProfit }: MainState): Milliseconds | null =>
  // The pop-up always ends before the next trade, because it is shorter than every interval.
  lastProfit?.until ?? nextTradeAt;

export const mainSimulation: Simulation<MainState> = {
  initial,
  start,
  advance,
  dueAt,
};
