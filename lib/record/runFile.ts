import { csvLine, byteOrderMark, type Cell } from './csvLine';
import type { Table } from './runTable';

/** The information about a run in a file, besides the trades. The notice comes first. */
export type About = {
  /** The simulation notice. */
  readonly notice: string;
  readonly [key: string]: Cell;
};

/** A run as a file, in pieces: the information, one piece for each trade, and the end. */
export type RunFile = {
  /** The extension of the file name. */
  readonly ending: 'csv' | 'json';
  /** The MIME type. */
  readonly type: string;
  readonly pieces: Iterable<string>;
};

function* csvPieces(about: About, { columns, rows }: Table, decimal: string): Generator<string> {
  yield byteOrderMark;
  for (const entry of Object.entries(about)) yield csvLine(entry, decimal);
  yield csvLine([], decimal);
  yield csvLine(columns, decimal);
  for (const row of rows) yield csvLine(row, decimal);
}

/**
 * A CSV file: lines with a key and a value about the run, an empty line, and the table of trades.
 *
 * @param decimal the decimal separator of the reader's spreadsheet
 */
export const csvFile = (about: About, table: Table, decimal: string): RunFile => ({
  ending: 'csv',
  type: 'text/csv',
  pieces: csvPieces(about, table, decimal),
});

function* jsonPieces(about: About, { columns, rows }: Table): Generator<string> {
  yield `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "trades": [`;
  let separator = '\n    ';
  for (const row of rows) {
    const trade = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]));
    yield separator + JSON.stringify(trade);
    separator = ',\n    ';
  }
  yield '\n  ]\n}\n';
}

/** A JSON file: an object with the information about the run, and `trades`, a list of objects. */
export const jsonFile = (about: About, table: Table): RunFile => ({
  ending: 'json',
  type: 'application/json',
  pieces: jsonPieces(about, table),
});
