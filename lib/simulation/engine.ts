import type { Hundredths } from './trade';

/** Not always whole. An engine counts from the first Start, a clock from the load of the page. */
export type Milliseconds = number;

/** The settings of a run. Together with the times of clicks on Start, they determine the run. */
export type Settings = {
  /** Any text. Links contain 1 to `linkLimits.seed` characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Profit before the run, at most `linkLimits.amount` whole units, positive or negative. */
  readonly amount: Hundredths;
  /** Trades before the run, 0 to `linkLimits.trades`. */
  readonly trades: number;
  /** Completed rounds before the run, 0 to `linkLimits.rounds`. The main view ignores them. */
  readonly rounds: number;
};

/** Pure functions. The state at a time does not depend on how many calls lead to it. */
export type Engine<State> = {
  /** The state before Start is clicked, after the rounds in `settings.rounds`. */
  readonly initial: (settings: Settings) => State;
  /** The state after a click on Start; the same object if Start has no effect. */
  readonly start: (state: State, at: Milliseconds) => State;
  /** The state at a time; the same object if nothing was due, or if `at` is earlier. */
  readonly advance: (state: State, at: Milliseconds) => State;
  /** The time of the next change; `null` if no change is due. */
  readonly dueAt: (state: State) => Milliseconds | null;
  /** The state at an earlier time, not before Start. Only runs that can be rewound have it. */
  readonly rewind?: (state: State, settings: Settings, at: Milliseconds) => State;
};

/** The state of a run at a time since Start; `null` for a run that was not started. */
export const stateAt = <State>(
  { initial, start, advance }: Engine<State>,
  settings: Settings,
  elapsed: Milliseconds | null,
): State => {
  const idle = initial(settings);
  return elapsed === null ? idle : advance(start(idle, 0), elapsed);
};
