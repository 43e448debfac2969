/** What goes to a page, and what comes back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { [key: string]: Plain };

/** A page in some browser: what every driver here can do. */
export type EnginePage = {
  readonly goto: (path: string) => Promise<void>;
  /** Runs a function in the page; it closes over nothing. */
  readonly evaluate: <Argument extends Plain, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses the middle of an element: a CSS selector, or an XPath that begins with `//`. */
  readonly click: (selector: string) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Gives the page a size in CSS pixels, and waits until it has it. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What the page threw or wrote as an error on its console, where the driver hears of it. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A browser that the checks run in. */
export type Engine = {
  readonly name: string;
  /** The narrowest page that it can show, in CSS pixels. */
  readonly narrowest: number;
  readonly open: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
};

/** A driver has not answered a command in its time. */
export class NoAnswer extends Error {}

/** A function as an expression that calls it. The build tool may have put calls of `__name` in it. */
export const callOf = (run: (argument: never) => unknown, argument: Plain) =>
  `((__name) => (${String(run)})(${JSON.stringify(argument)}))((named) => named)`;
