import type { FunctionComponent } from 'react';

export type Series = {
  /** One for each trade, oldest first. */
  readonly values: readonly number[];
  /** Serial number of the first value. */
  readonly first: number;
  /** How many values fit in the width; at least as many as there are. */
  readonly slots: number;
  /** Values with a grid line and a label, ascending. */
  readonly ticks: readonly number[];
  /** The index of the highlighted value; `null` for none. */
  readonly active: number | null;
};

export type Chart = Omit<Series, 'active'> & {
  readonly label: string;
  /** Formats the highlighted value in the caption. */
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
  /** Formats the last value, if it has a label of its own beside the plot. */
  readonly formatTag?: (value: number) => string;
  /** Draws the values, in the coordinates of an SVG without a view box. */
  readonly Drawing: FunctionComponent<Series>;
};
