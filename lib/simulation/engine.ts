import type { Hundredths } from './trade';

/**
 * Milliseconds, possibly with a fraction. In an engine: simulated time since the first click on
 * Start. In a clock: real time since the page was opened.
 */
export type Milliseconds = number;

/** Everything that determines a run, except for when Start is clicked. */
export type Settings = {
  /** 1 to 64 characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Profit before the run, −100,000,000,000 to 100,000,000,000. */
  readonly amount: Hundredths;
  /** Trades before the run, 0 to 1,000,000. */
  readonly trades: number;
  /** Completed rounds before the run, 0 to 10,000. The main view ignores them. */
  readonly rounds: number;
};

/**
 * The engine of a view: four pure functions without hidden state. The state at a given time does not
 * depend on the number of `advance` calls that lead to it.
 */
export type Engine<State> = {
  /** The state before Start is clicked, after the rounds in `settings.rounds`. */
  readonly initial: (settings: Settings) => State;
  /** The state after a click on Start; the same object if Start has no effect. */
  readonly start: (state: State, at: Milliseconds) => State;
  /** The state at a time; the same object if nothing was due, or if `at` is earlier. */
  readonly advance: (state: State, at: Milliseconds) => State;
  /** The time of the next change; `null` if there is none. */
  readonly dueAt: (state: State) => Milliseconds | null;
};
