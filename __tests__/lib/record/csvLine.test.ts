/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine, byteOrderMark } from '@/lib/record/csvLine';

const readBack = (line: string) =>
  parse(byteOrderMark + line, { bom: true, relax_column_count: true, skip_empty_lines: false })[0];

describe('csvLine', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps spreadsheets from running %j as a formula',
    (text) => {
      expect(readBack(csvLine([text, 'x']))).toEqual([`'${text}`, 'x']);
    },
  );

  it('writes numbers unchanged, and null as an empty cell', () => {
    expect(csvLine([-1.5, 0, null, 'a'])).toBe('-1.5,0,,a\r\n');
  });

  it('can be parsed back without changes, with any content', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !/^[=+\-@\t\r]/.test(each));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2 }), (cells) => {
        expect(readBack(csvLine(cells))).toEqual(cells);
      }),
    );
    for (const nasty of ['"', 'a"b,c', 'line\nbreak', 'line\r\nbreak', '<b>', '👩‍💻', '\u202eevil']) {
      expect(readBack(csvLine([nasty, 'x']))).toEqual([nasty, 'x']);
    }
  });
});
