import type { CryptoAsset, FiatCurrency } from '@/lib/config/assets';
import type { Hundredths } from './trade';

/** Milliseconds since the page opened; may have a fraction. */
export type Milliseconds = number;

/** All that decides a run, besides the moment when Start is pressed. */
export type Settings = {
  /** 1 to 64 characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Profit before the run, −100,000,000,000 to 100,000,000,000. */
  readonly amount: Hundredths;
  /** Trades before the run, 0 to 1,000,000. */
  readonly trades: number;
};

/** One trade of a run, as it stands now. */
export type PastTrade = {
  readonly serialNumber: number;
  readonly uuid: string;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  /** `null` while the trade is open. */
  readonly sell: Hundredths | null;
  readonly profit: Hundredths;
  /** The total after it; `null` while the trade is open, and does not count yet. */
  readonly total: Hundredths | null;
  /** False for those listed before the run, whose profits are inside the starting amount. */
  readonly inRun: boolean;
  /** Milliseconds from Start to the trade; `null` before the run, and where presses decide it. */
  readonly elapsed: Milliseconds | null;
};

/** Every trade that a view has listed, oldest first, however many; made as they are asked for. */
export type PastTrades = {
  readonly length: number;
  readonly trades: Iterable<PastTrade>;
};

/**
 * A simulation: five pure functions and no hidden state. However the waiting is cut up into calls
 * of `advance`, the state at a given time is the same.
 */
export type Simulation<State> = {
  /** The state before anything happens. */
  readonly initial: (settings: Settings) => State;
  /** What Start does; the same object where Start means nothing. */
  readonly start: (state: State, at: Milliseconds) => State;
  /** The state at that time; the same object where nothing was due, or `at` is earlier. */
  readonly advance: (state: State, at: Milliseconds) => State;
  /** When something will next be different; `null` for never. */
  readonly dueAt: (state: State) => Milliseconds | null;
  /** The run so far. @param settings those that the state began with */
  readonly pastTrades: (settings: Settings, state: State) => PastTrades;
};
