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

/** How far a run has come: with its settings, enough to make each of its trades again. */
export type Progress = {
  /** The number of the newest trade that counts already. */
  readonly count: number;
  /** Ticks that the two trades after it have had since they were opened; `null` for none open. */
  readonly openTicks: number | null;
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
  /** How far the run has come. */
  readonly progress: (state: State) => Progress;
};
