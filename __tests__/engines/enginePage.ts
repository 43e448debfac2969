/** A value that can be sent to a page and back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { [key: string]: Plain };

/** A page in any of the browsers, with the operations that every driver supports. */
export type EnginePage = {
  readonly goto: (path: string) => Promise<void>;
  /** Runs a function in the page. It must not use variables from outside. */
  readonly evaluate: <Argument extends Plain, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Clicks in the middle of an element. @param selector CSS, or XPath if it starts with `//` */
  readonly click: (selector: string) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Sets the size of the page in CSS pixels, and waits until the page has it. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors that the page has thrown or logged, if the driver can report them. */
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

/** A driver has not answered a command in time. */
export class NoAnswer extends Error {}

/** An expression that calls a function. It defines `__name`, which the build tool may add. */
export const callOf = (run: (argument: never) => unknown, argument: Plain) =>
  `((__name) => (${String(run)})(${JSON.stringify(argument)}))((named) => named)`;
