import type { CryptoAsset, FiatCurrency } from '@/lib/config/tradedAssets';
import type { Hundredths } from './trade';

/**
 * Milliseconds. A simulation counts them from the first press on Start, in simulated time, a clock
 * from when the page was opened. The value may have a fraction.
 */
export type Milliseconds = number;

/** Everything that determines a run, except for when Start is pressed. */
export type Settings = {
  /** 1 to 64 characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Profit before the run, −100,000,000,000 to 100,000,000,000. */
  readonly amount: Hundredths;
  /** Trades before the run, 0 to 1,000,000. */
  readonly trades: number;
  /** Rounds of the alternate view that had ended before, 0 to 10,000. The main view has none. */
  readonly rounds: number;
};

/** One trade of a run, in its current state. */
export type ListedTrade = {
  readonly serialNumber: number;
  readonly uuid: string;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  /** `null` while the trade is open. */
  readonly sell: Hundredths | null;
  readonly profit: Hundredths;
  /** The total after this trade; `null` while the trade is open, when it does not count yet. */
  readonly total: Hundredths | null;
  /** False for trades before the run, whose profits are part of the starting amount. */
  readonly inRun: boolean;
  /** Time since Start; `null` before the run, and on the alternate view, which has many starts. */
  readonly elapsed: Milliseconds | null;
};

/** Every trade that a view has listed, oldest first. The trades are computed lazily. */
export type TradeHistory = {
  readonly length: number;
  readonly trades: Iterable<ListedTrade>;
};

/**
 * A simulation: four pure functions without hidden state. The state at a given time does not depend
 * on how many calls of `advance` lead to it.
 */
export type Simulation<State> = {
  /** The state before the run is started, or after the rounds that had ended before. */
  readonly initial: (settings: Settings) => State;
  /** The state after a press on Start; the same object if Start has no effect. */
  readonly start: (state: State, at: Milliseconds) => State;
  /** The state at a time; the same object if nothing was due, or if `at` is earlier. */
  readonly advance: (state: State, at: Milliseconds) => State;
  /** The time of the next change; `null` if there is none. */
  readonly dueAt: (state: State) => Milliseconds | null;
};
