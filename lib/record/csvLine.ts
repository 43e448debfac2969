/** The value of a cell; `null` for an empty cell. */
export type Cell = string | number | boolean | null;

/** Matches text that a spreadsheet would treat as a formula. */
const formula = /^[=+\-@\t\r]/;

const quote = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * One line of a CSV file (RFC 4180), including the line end. A text that starts like a formula gets
 * a leading apostrophe, so that no spreadsheet evaluates it.
 *
 * @param decimal the decimal separator of numbers. With a comma, a semicolon separates the cells,
 *   as spreadsheets expect
 */
export const csvLine = (cells: readonly Cell[], decimal: string): string =>
  `${cells
    .map((cell) => {
      if (typeof cell === 'string') return quote(formula.test(cell) ? `'${cell}` : cell);
      return typeof cell === 'number' ? String(cell).replace('.', decimal) : cell;
    })
    .join(decimal === ',' ? ';' : ',')}\r\n`;

/** The byte order mark, which tells a spreadsheet that the file is in UTF-8. */
export const byteOrderMark = '\ufeff';
