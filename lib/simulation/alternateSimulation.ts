import type { CryptoAsset, FiatCurrency } from '@/lib/config/assets';
import { alternate, counts, limits } from '@/lib/config/limits';
import type { Milliseconds, Settings, Simulation } from './simulation';
import { integerFrom, streamKey, wordsAt } from './stream';
import type { Key } from './threefry';
import { tradeAt, tradeKeys, type Hundredths, type TradeKeys } from './trade';

/** A trade of the alternate view: it is opened, grows, and is sold. */
export type AlternateTrade = {
  readonly key: string;
  /** Version 4, lower case. */
  readonly uuid: string;
  readonly number: number;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  /** Zero or more, while the trade is new a little more every second. */
  readonly profit: Hundredths;
} & (
  | { readonly status: 'new'; readonly sell: null }
  | { readonly status: 'sold'; /** `buy + profit`. */ readonly sell: Hundredths }
);

/** What goes on, and when that ends. */
export type Phase =
  | { readonly name: 'idle' }
  | {
      readonly name: 'analysing';
      /** 0 to 3. */ readonly step: number;
      readonly until: Milliseconds;
    }
  | { readonly name: 'result'; readonly until: Milliseconds }
  | {
      readonly name: 'trading';
      /** Ticks done, 0 to 19. */ readonly tick: number;
      readonly until: Milliseconds;
    };

/** The alternate view's run: rounds of two trades at a time, each begun by Start. */
export type AlternateState = {
  readonly keys: TradeKeys & { readonly buy: Key; readonly tick: Key };
  readonly phase: Phase;
  /** Rounds that have ended. */
  readonly rounds: number;
  /** Starting amount plus the profits of all rounds that have ended. */
  readonly total: Hundredths;
  /** Starting number of trades plus two for each round that has ended. */
  readonly count: number;
  /** Newest first, at most ten. */
  readonly trades: readonly AlternateTrade[];
};

const initial = ({ seed, amount, trades }: Settings): AlternateState => {
  const keys = {
    ...tradeKeys(seed),
    buy: streamKey(seed, 'buy'),
    tick: streamKey(seed, 'tick'),
  };
  return {
    keys,
    phase: { name: 'idle' },
    rounds: 0,
    total: amount,
    count: trades,
    trades: Array.from({ length: Math.min(counts.initialTrades, trades) }, (_, place) => {
      const { serialNumber: number, ...sold } = tradeAt(keys, trades - place);
      return { ...sold, number, status: 'sold' };
    }),
  };
};

const start = (state: AlternateState, at: Milliseconds): AlternateState =>
  state.phase.name === 'idle'
    ? { ...state, phase: { name: 'analysing', step: 0, until: at + alternate.stepDuration } }
    : state;

const openTrade = ({ keys }: AlternateState, number: number): AlternateTrade => {
  const { key, uuid, currencySell, currencyBuy } = tradeAt(keys, number);
  const buy = integerFrom(wordsAt(keys.buy, number)[0], limits.buy);
  return {
    key,
    uuid,
    number,
    currencySell,
    currencyBuy,
    buy,
    profit: 0,
    sell: null,
    status: 'new',
  };
};

const open = (state: AlternateState, at: Milliseconds): AlternateState => ({
  ...state,
  phase: { name: 'trading', tick: 0, until: at + alternate.tickDuration },
  trades: [
    openTrade(state, state.count + 2),
    openTrade(state, state.count + 1),
    ...state.trades,
  ].slice(0, counts.keptTrades),
});

/** What tick `tick` of this round adds to its first (0) or second (1) trade. */
const growthOf = ({ keys, rounds }: AlternateState, place: 0 | 1, tick: number): Hundredths =>
  integerFrom(wordsAt(keys.tick, 2 * rounds + place, tick)[0], limits.growth[place]);

const grow = (state: AlternateState, tick: number): readonly AlternateTrade[] =>
  state.trades.map((trade) =>
    trade.status === 'new'
      ? {
          ...trade,
          profit: trade.profit + growthOf(state, trade.number === state.count + 1 ? 0 : 1, tick),
        }
      : trade,
  );

const settle = (state: AlternateState): AlternateState => {
  const opened = state.trades.filter(({ status }) => status === 'new');
  return {
    ...state,
    phase: { name: 'idle' },
    rounds: state.rounds + 1,
    total: opened.reduce((total, { profit }) => total + profit, state.total),
    count: state.count + opened.length,
    trades: state.trades.map((trade) =>
      trade.status === 'new' ? { ...trade, status: 'sold', sell: trade.buy + trade.profit } : trade,
    ),
  };
};

/** What comes after a phase that has ended. */
const next = (state: AlternateState, phase: Exclude<Phase, { name: 'idle' }>): AlternateState => {
  switch (phase.name) {
    case 'analysing': {
      const step = phase.step + 1;
      return step < alternate.steps
        ? { ...state, phase: { ...phase, step, until: phase.until + alternate.stepDuration } }
        : { ...state, phase: { name: 'result', until: phase.until + alternate.resultDuration } };
    }
    case 'result':
      return open(state, phase.until);
    case 'trading': {
      const grown = { ...state, trades: grow(state, phase.tick) };
      const tick = phase.tick + 1;
      return tick < alternate.ticks
        ? { ...grown, phase: { ...phase, tick, until: phase.until + alternate.tickDuration } }
        : settle(grown);
    }
  }
};

const advance = (state: AlternateState, at: Milliseconds): AlternateState => {
  let now = state;
  // A round has 25 turns and does not begin another by itself: this ends.
  while (now.phase.name !== 'idle' && now.phase.until <= at) now = next(now, now.phase);
  return now;
};

const dueAt = ({ phase }: AlternateState): Milliseconds | null =>
  phase.name === 'idle' ? null : phase.until;

export const alternateSimulation: Simulation<AlternateState> = { initial, start, advance, dueAt };
