import { analysisMessages, analysisTiming } from '@/lib/config/analysis';
import { maxTrades } from '@/lib/config/listLengths';
import { round } from '@/lib/config/timing';
import { openedTrade, profitOfAll, sellTrade, soldTrade, tradesPerRound } from './alternateTrade';
import type { AlternateTrade } from './alternateTrade';
import type { Engine, Milliseconds, Settings } from './engine';
import { firstListed, tradeKeys, type Hundredths, type TradeKeys } from './trade';

/**
 * The current phase, and the time at which it ends. `step` is the index of the message on screen,
 * `tick` the number of ticks done, fewer than `round.ticks`.
 */
export type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'analysing'; readonly step: number; readonly until: Milliseconds }
  | { readonly name: 'result'; readonly until: Milliseconds }
  | { readonly name: 'trading'; readonly tick: number; readonly until: Milliseconds };

/** The run of the alternate view. Each click on Start begins a round of two trades. */
export type AlternateState = {
  readonly keys: TradeKeys;
  readonly phase: Phase;
  /** Number of completed rounds. */
  readonly rounds: number;
  /** Starting amount plus the profits of all completed rounds. */
  readonly total: Hundredths;
  /** Starting number of trades plus two for each completed round. */
  readonly count: number;
  /** Newest first, at most `maxTrades`. */
  readonly trades: readonly AlternateTrade[];
};

const initial = ({ seed, amount, trades, rounds }: Settings): AlternateState => {
  const keys = tradeKeys(seed);
  const made = tradesPerRound * rounds;
  const count = trades + made;
  const length = Math.min(maxTrades, count - firstListed(trades) + 1);
  return {
    keys,
    phase: { name: 'idle' },
    rounds,
    total: amount + profitOfAll(keys, 0, made, round.ticks),
    count,
    trades: Array.from({ length }, (_, back) => {
      const number = count - back;
      const n = number - trades - 1;
      if (n < 0) return soldTrade(keys, number);
      const profit = profitOfAll(keys, n, n + 1, round.ticks);
      return sellTrade({ ...openedTrade(keys, number), profit });
    }),
  };
};

const start = (state: AlternateState, at: Milliseconds): AlternateState =>
  state.phase.name === 'idle'
    ? { ...state, phase: { name: 'analysing', step: 0, until: at + analysisTiming.message } }
    : state;

const open = (state: AlternateState, at: Milliseconds): AlternateState => ({
  ...state,
  phase: { name: 'trading', tick: 0, until: at + round.tick },
  trades: [
    openedTrade(state.keys, state.count + 2),
    openedTrade(state.keys, state.count + 1),
    ...state.trades,
  ].slice(0, maxTrades),
});

const grow = ({ keys, trades, rounds, count }: AlternateState, ticks: number) =>
  trades.map((trade) => {
    if (trade.status === 'sold') return trade;
    const n = tradesPerRound * rounds + trade.number - count - 1;
    return { ...trade, profit: profitOfAll(keys, n, n + 1, ticks) };
  });

const settle = (state: AlternateState): AlternateState => {
  const opened = state.trades.filter(({ status }) => status === 'new');
  return {
    ...state,
    phase: { name: 'idle' },
    rounds: state.rounds + 1,
    total: opened.reduce((total, { profit }) => total + profit, state.total),
    count: state.count + opened.length,
    trades: state.trades.map(sellTrade),
  };
};

/** The state after the end of a phase. */
const next = (state: AlternateState, phase: Exclude<Phase, { name: 'idle' }>): AlternateState => {
  switch (phase.name) {
    case 'analysing': {
      const step = phase.step + 1;
      return step < analysisMessages.length
        ? { ...state, phase: { ...phase, step, until: phase.until + analysisTiming.message } }
        : { ...state, phase: { name: 'result', until: phase.until + analysisTiming.result } };
    }
    case 'result':
      return open(state, phase.until);
    case 'trading': {
      const tick = phase.tick + 1;
      const grown = { ...state, trades: grow(state, tick) };
      return tick < round.ticks
        ? { ...grown, phase: { ...phase, tick, until: phase.until + round.tick } }
        : settle(grown);
    }
  }
};

const advance = (state: AlternateState, at: Milliseconds): AlternateState => {
  let now = state;
  // The loop ends, because the next round needs a click on Start.
  while (now.phase.name !== 'idle' && now.phase.until <= at) now = next(now, now.phase);
  return now;
};

const dueAt = ({ phase }: AlternateState): Milliseconds | null =>
  phase.name === 'idle' ? null : phase.until;

export const alternateEngine: Engine<AlternateState> = { initial, start, advance, dueAt };
