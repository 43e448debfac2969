import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine, byteOrderMark, type Cell } from '@/lib/record/csvLine';

const separators = { '.': ',', ',': ';' } as const;

/** The cells of a line that was written for a spreadsheet with this decimal separator. */
const readBack = (cells: readonly Cell[], decimal: keyof typeof separators = '.') =>
  parse(byteOrderMark + csvLine(cells, decimal), {
    bom: true,
    delimiter: separators[decimal],
    relax_column_count: true,
    skip_empty_lines: false,
  })[0];

describe('csvLine', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps spreadsheets from running %j as a formula',
    (text) => {
      expect(readBack([text, 'x'])).toEqual([`'${text}`, 'x']);
    },
  );

  it('writes numbers as the spreadsheet reads them, and null as an empty cell', () => {
    expect(csvLine([-1.5, 0, null, 'a', true], '.')).toBe('-1.5,0,,a,true\r\n');
    expect(csvLine([-1.5, 0, null, 'a', true], ',')).toBe('-1,5;0;;a;true\r\n');
  });

  it('can be parsed back without changes, with any content', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !/^[=+\-@\t\r]/.test(each));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2 }), (cells) => {
        expect(readBack(cells)).toEqual(cells);
        expect(readBack(cells, ',')).toEqual(cells);
      }),
    );
    for (const nasty of [
      '"',
      'a"b,c',
      'a;b',
      'line\nbreak',
      'line\r\nbreak',
      '<b>',
      '👩‍💻',
      '\u202eevil',
    ]) {
      expect(readBack([nasty, 'x'])).toEqual([nasty, 'x']);
      expect(readBack([nasty, 'x'], ',')).toEqual([nasty, 'x']);
    }
  });
});
