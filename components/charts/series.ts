/** The values of a chart, one for each trade. */
export type Series = {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Serial number of the first value. */
  readonly first: number;
  /** Number of equal columns across the plot; at least `values.length`. */
  readonly slots: number;
  /** Values with a grid line and a label, ascending. */
  readonly ticks: readonly number[];
  /** The index of the value at which a rewound run stands; `undefined` for the last one. */
  readonly shown?: number;
};

/** The props of a component that draws a series, in the coordinates of an SVG without `viewBox`. */
export type DrawingProps = Series & {
  /** The index of the highlighted value; `null` for none. */
  readonly active: number | null;
};
