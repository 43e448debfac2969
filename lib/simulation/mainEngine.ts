import { maxTotals, maxTrades } from '@/lib/config/listLengths';
import { popUpDuration } from '@/lib/config/timing';
import type { Engine, Milliseconds, Settings } from './engine';
import { firstListed, gapAt, mainTrade, profitOf, tradeKeys } from './trade';
import type { Hundredths, MainTrade, TradeKeys } from './trade';

/** The run of the main view: one trade after another, without end. */
export type MainState = {
  readonly view: 'main';
  readonly keys: TradeKeys;
  /** When the next trade is due; `null` before the run is started. A run never stops. */
  readonly nextTradeAt: Milliseconds | null;
  /** When the pop-up with the newest profit ends; `null` while there is no pop-up. */
  readonly popsUpUntil: Milliseconds | null;
  /** Starting amount plus the profits of all trades since. */
  readonly total: Hundredths;
  /** Starting number of trades plus all trades since: the serial number of the newest trade. */
  readonly count: number;
  /** Newest first, at most `maxTrades`. */
  readonly trades: readonly MainTrade[];
};

/** Trades `first` to `last`, newest first. */
const tradesDown = (keys: TradeKeys, first: number, last: number): MainTrade[] =>
  Array.from({ length: last - first + 1 }, (_, index) => mainTrade(keys, last - index));

const initial = ({ seed, amount, trades }: Settings): MainState => {
  const keys = tradeKeys(seed);
  return {
    view: 'main',
    keys,
    nextTradeAt: null,
    popsUpUntil: null,
    total: amount,
    count: trades,
    trades: tradesDown(keys, firstListed(trades), trades),
  };
};

const start = (state: MainState, at: Milliseconds): MainState =>
  state.nextTradeAt === null
    ? { ...state, nextTradeAt: at + gapAt(state.keys, state.count + 1) }
    : state;

/** Adds every trade that is due by `at`. At least one has to be due. */
const addTrades = (state: MainState, at: Milliseconds, firstDue: Milliseconds): MainState => {
  const { keys } = state;
  let { count, total } = state;
  let due = firstDue;
  let newestAt = firstDue;
  while (due <= at) {
    count += 1;
    newestAt = due;
    total += profitOf(keys, count);
    due += gapAt(keys, count + 1);
  }
  const firstKept = Math.max(state.count, count - maxTrades) + 1;
  return {
    ...state,
    nextTradeAt: due,
    popsUpUntil: newestAt + popUpDuration,
    total,
    count,
    trades: [...tradesDown(keys, firstKept, count), ...state.trades].slice(0, maxTrades),
  };
};

const advance = (state: MainState, at: Milliseconds): MainState => {
  const { nextTradeAt } = state;
  const now = nextTradeAt !== null && nextTradeAt <= at ? addTrades(state, at, nextTradeAt) : state;
  const isOver = now.popsUpUntil !== null && now.popsUpUntil <= at;
  return isOver ? { ...now, popsUpUntil: null } : now;
};

const dueAt = ({ nextTradeAt, popsUpUntil }: MainState): Milliseconds | null =>
  nextTradeAt === null || popsUpUntil === null ? nextTradeAt : Math.min(nextTradeAt, popsUpUntil);

type Timed = Pick<MainState, 'keys' | 'nextTradeAt' | 'count'>;

/** The time of the newest trade since Start, or of Start, in a started run. */
export const newestTradeAt = ({ keys, nextTradeAt, count }: Timed): Milliseconds =>
  (nextTradeAt ?? 0) - gapAt(keys, count + 1);

/** Goes back trade by trade, because a run that opened at a moment has no earlier states. */
const rewind = (state: MainState, { trades }: Settings, at: Milliseconds): MainState => {
  const { keys } = state;
  let { count, total } = state;
  let nextTradeAt = state.nextTradeAt ?? 0;
  let newestAt = newestTradeAt(state);
  while (newestAt > at) {
    total -= profitOf(keys, count);
    nextTradeAt = newestAt;
    newestAt -= gapAt(keys, count);
    count -= 1;
  }
  const popsUpUntil = newestAt + popUpDuration;
  return {
    ...state,
    nextTradeAt,
    popsUpUntil: count > trades && popsUpUntil > at ? popsUpUntil : null,
    total,
    count,
    trades: tradesDown(keys, Math.max(firstListed(trades), count - maxTrades + 1), count),
  };
};

export const mainEngine: Engine<MainState> = { initial, start, advance, dueAt, rewind };

/**
 * The time from Start until the pop-up of trade `n` has ended, in a started run that began after
 * `trades` trades; 0 for the last trade before Start.
 */
export const settledAt = (state: Timed, trades: number, n: number): Milliseconds => {
  if (n === trades) return 0;
  let at = newestTradeAt(state);
  for (let later = state.count; later > n; later -= 1) at -= gapAt(state.keys, later);
  return at + popUpDuration;
};

/**
 * The total after each of the latest trades, oldest first, at most `maxTotals`, of a run that began
 * after `trades` trades. Computed backwards, so a long run takes no more time than a short one.
 */
export const latestTotals = (
  { keys, total, count }: Pick<MainState, 'keys' | 'total' | 'count'>,
  trades: number,
): readonly Hundredths[] => {
  const first = Math.max(firstListed(trades), count - maxTotals + 1);
  const totals: Hundredths[] = [];
  for (let n = count, after = total; n >= first; n -= 1) {
    totals.push(after);
    after -= profitOf(keys, n);
  }
  return totals.reverse();
};
