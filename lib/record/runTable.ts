import type { View } from '@/lib/config/views';
import type { ListedTrade, TradeHistory } from './tradeHistory';
import type { Cell } from './csvLine';

/** The table in a file, with rows that are computed lazily. */
export type Table = {
  readonly columns: readonly string[];
  /** Each row has one cell for each column. */
  readonly rows: Iterable<readonly Cell[]>;
};

type Columns = Readonly<Record<string, (trade: ListedTrade) => Cell>>;

/** The columns of both views. Amounts are in units of the currency, not in hundredths of it. */
const figures: Columns = {
  uuid: ({ uuid }) => uuid,
  currencySell: ({ currencySell }) => currencySell.code,
  currencyBuy: ({ currencyBuy }) => currencyBuy.code,
  buy: ({ buy }) => buy / 100,
  sell: ({ sell }) => (sell === null ? null : sell / 100),
  profit: ({ profit }) => profit / 100,
  total: ({ total }) => (total === null ? null : total / 100),
};

const serialNumber = (trade: ListedTrade) => trade.serialNumber;
const part = ({ inRun }: ListedTrade) => (inRun ? 'run' : 'before');

const columnsOf: Readonly<Record<View, Columns>> = {
  main: { serialNumber, ...figures, part, elapsed: ({ elapsed }) => elapsed },
  alternate: {
    number: serialNumber,
    ...figures,
    status: ({ sell }) => (sell === null ? 'new' : 'sold'),
    part,
  },
};

function* rowsOf(columns: Columns, trades: TradeHistory): Generator<Cell[]> {
  const cells = Object.values(columns);
  for (const trade of trades) yield cells.map((cell) => cell(trade));
}

/** Every trade that a view has listed, oldest first, as the table of a file. */
export const runTable = (view: View, trades: TradeHistory): Table => {
  const columns = columnsOf[view];
  return { columns: Object.keys(columns), rows: rowsOf(columns, trades) };
};
