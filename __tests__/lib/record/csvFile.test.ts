import { parse } from 'csv-parse/sync';
import { csvFile } from '@/lib/record/csvFile';
import { runTable } from '@/lib/record/runTable';
import { mainTradeHistory } from '@/lib/record/mainTradeHistory';

const settings = { seed: 'file', amount: -1_234_50, trades: 7, rounds: 0 };
const table = () => runTable('main', mainTradeHistory(settings, { count: 10 }));

describe('csvFile', () => {
  it('contains the information about the run, then the trades', () => {
    const hostile = '=1+1", "\r\n<b>&\u202e👩‍💻';
    const text = csvFile({ link: 'https://a.test/?seed=007', name: hostile }, table(), '.');
    const rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
    expect(rows.slice(0, 4)).toEqual([
      ['link', 'https://a.test/?seed=007'],
      ['name', `'${hostile}`],
      [''],
      table().columns,
    ]);
    expect(rows.slice(4)).toEqual(
      [...table().rows].map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    );
    expect(rows).toHaveLength(4 + 8);
  });
});
