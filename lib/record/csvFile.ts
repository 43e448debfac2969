import { byteOrderMark, csvLine, type Cell } from './csvLine';
import type { Table } from './runTable';

/**
 * A run as the text of a CSV file: lines with a key and a value about the run, an empty line, and
 * the table of trades.
 *
 * @param about the information about the run
 * @param decimal the decimal separator of the reader's spreadsheet
 */
export const csvFile = (
  about: Readonly<Record<string, Cell>>,
  { columns, rows }: Table,
  decimal: string,
): string =>
  [...Object.entries(about), [], columns, ...rows].reduce(
    (text, cells) => text + csvLine(cells, decimal),
    byteOrderMark,
  );
