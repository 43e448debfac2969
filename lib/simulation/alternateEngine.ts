import { maxTrades } from '@/lib/config/listLengths';
import { analysisMessages, analysisTiming, round } from '@/lib/config/timing';
import { alternateTrade, grownProfit, tradesPerRound } from './alternateTrade';
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
  readonly view: 'alternate';
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
    view: 'alternate',
    keys,
    phase: { name: 'idle' },
    rounds,
    total: amount + grownProfit(keys, 0, made, round.ticks),
    count,
    trades: Array.from({ length }, (_, back) => alternateTrade(keys, count - back, trades)),
  };
};

const start = (state: AlternateState, at: Milliseconds): AlternateState =>
  state.phase.name === 'idle'
    ? { ...state, phase: { name: 'analysing', step: 0, until: at + analysisTiming.message } }
    : state;

/** A trade of the current round, after a number of ticks. */
const tradeOfRound = ({ keys, count, rounds }: AlternateState, number: number, ticks: number) =>
  alternateTrade(keys, number, count - tradesPerRound * rounds, ticks);

const open = (state: AlternateState, at: Milliseconds): AlternateState => {
  const newest = state.count + tradesPerRound;
  const opened = Array.from({ length: tradesPerRound }, (_, back) =>
    tradeOfRound(state, newest - back, 0),
  );
  return {
    ...state,
    phase: { name: 'trading', tick: 0, until: at + round.tick },
    trades: [...opened, ...state.trades].slice(0, maxTrades),
  };
};

const grow = (state: AlternateState, ticks: number) =>
  state.trades.map((trade) =>
    trade.status === 'sold' ? trade : tradeOfRound(state, trade.number, ticks),
  );

/** Sells the open trades after their last tick. */
const settle = (state: AlternateState): AlternateState => {
  const made = tradesPerRound * state.rounds;
  return {
    ...state,
    phase: { name: 'idle' },
    rounds: state.rounds + 1,
    total: state.total + grownProfit(state.keys, made, made + tradesPerRound, round.ticks),
    count: state.count + tradesPerRound,
    trades: grow(state, round.ticks),
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
      if (tick === round.ticks) return settle(state);
      const trades = grow(state, tick);
      return { ...state, trades, phase: { ...phase, tick, until: phase.until + round.tick } };
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
