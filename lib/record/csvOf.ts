/** A cell: text, a number, yes or no, or nothing. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * One line of a CSV file (RFC 4180), its line end included. A text that begins like a formula gets
 * a leading apostrophe, so that no spreadsheet runs it; numbers stay numbers.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells
    .map((cell) => {
      if (cell === null) return '';
      if (typeof cell !== 'string') return String(cell);
      return quote(formula.test(cell) ? `'${cell}` : cell);
    })
    .join(',')}\r\n`;

/** Tells a spreadsheet that what follows is UTF-8. */
export const csvStart = '\ufeff';
