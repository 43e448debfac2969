import type { Cell } from './csvOf';

/** What stands in a file, row by row; the rows are made as they are asked for. */
export type Table = {
  readonly columns: readonly string[];
  /** How many rows there are. */
  readonly length: number;
  /** Each with as many cells as there are columns. */
  readonly rows: Iterable<readonly Cell[]>;
};

/** What either view's trades have; amounts in the currency, not in hundredths. */
export const figureColumns = [
  'uuid',
  'currencySell',
  'currencyBuy',
  'buy',
  'sell',
  'profit',
  'total',
] as const;
