import type { View } from '@/lib/config/views';
import type { PastTrade, PastTrades } from '@/lib/simulation/simulation';
import type { Cell } from './csvOf';

/** What stands in a file, row by row; the rows are made as they are asked for. */
export type Table = {
  readonly columns: readonly string[];
  /** How many rows there are. */
  readonly length: number;
  /** Each with as many cells as there are columns. */
  readonly rows: Iterable<readonly Cell[]>;
};

type Columns = Readonly<Record<string, (trade: PastTrade) => Cell>>;

/** What either view's trades have; amounts in the currency, not in hundredths. */
const figures: Columns = {
  uuid: ({ uuid }) => uuid,
  currencySell: ({ currencySell }) => currencySell.code,
  currencyBuy: ({ currencyBuy }) => currencyBuy.code,
  buy: ({ buy }) => buy / 100,
  sell: ({ sell }) => (sell === null ? null : sell / 100),
  profit: ({ profit }) => profit / 100,
  total: ({ total }) => (total === null ? null : total / 100),
};

const serialNumber = (trade: PastTrade) => trade.serialNumber;
const part = ({ inRun }: PastTrade) => (inRun ? 'run' : 'before');

const columnsOf: Readonly<Record<View, Columns>> = {
  main: { serialNumber, ...figures, part, elapsed: ({ elapsed }) => elapsed },
  alternate: {
    number: serialNumber,
    ...figures,
    status: ({ sell }) => (sell === null ? 'new' : 'sold'),
    part,
  },
};

function* rowsOf(columns: Columns, trades: PastTrades['trades']): Generator<Cell[]> {
  const cells = Object.values(columns);
  for (const trade of trades) yield cells.map((cell) => cell(trade));
}

/** Every trade that a view has listed, oldest first, as the lines of a file. */
export const runTable = (view: View, { length, trades }: PastTrades): Table => {
  const columns = columnsOf[view];
  return { columns: Object.keys(columns), length, rows: rowsOf(columns, trades) };
};
