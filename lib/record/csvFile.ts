import type { View } from '@/lib/config/views';
import type { ListedTrade } from './tradeHistory';

/** The value of a cell; `null` for an empty cell. */
type Cell = string | number | null;

/** Matches text that a spreadsheet would treat as a formula. */
const formula = /^[=+\-@\t\r]/;

const quote = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line (RFC 4180). A text that starts like a formula gets a leading apostrophe. */
const lineOf = (cells: readonly Cell[], decimal: string): string =>
  `${cells
    .map((cell) => {
      if (typeof cell === 'string') return quote(formula.test(cell) ? `'${cell}` : cell);
      return cell === null ? '' : String(cell).replace('.', decimal);
    })
    .join(decimal === ',' ? ';' : ',')}\r\n`;

type Columns = Readonly<Record<string, (trade: ListedTrade) => Cell>>;

/** The columns of both views. Amounts are in units of the currency, not in hundredths of it. */
const figures: Columns = {
  uuid: ({ uuid }) => uuid,
  currencySell: ({ currencySell }) => currencySell.code,
  currencyBuy: ({ currencyBuy }) => currencyBuy.code,
  buy: ({ buy }) => buy / 100,
  sell: ({ sell }) => sell && sell / 100,
  profit: ({ profit }) => profit / 100,
  total: ({ total }) => total && total / 100,
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

/**
 * A run as the text of a CSV file: lines with a key and a value about the run, an empty line, and a
 * line for each trade. No spreadsheet evaluates a cell as a formula.
 *
 * @param decimal the spreadsheet's decimal separator; after a comma, semicolons separate the cells
 */
export const csvFile = (
  view: View,
  about: Readonly<Record<string, string>>,
  trades: Iterable<ListedTrade>,
  decimal: string,
): string => {
  const columns = columnsOf[view];
  const cells = Object.values(columns);
  const cellsOf = (trade: ListedTrade) => cells.map((cell) => cell(trade));
  const head = [...Object.entries(about), [], Object.keys(columns)];
  // The byte order mark tells a spreadsheet that the file is in UTF-8.
  let text = '\ufeff';
  for (const row of head) text += lineOf(row, decimal);
  for (const trade of trades) text += lineOf(cellsOf(trade), decimal);
  return text;
};
