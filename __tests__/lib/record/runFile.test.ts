/** @jest-environment node */
import { parse } from 'csv-parse/sync';
import { csvFile, jsonFile } from '@/lib/record/runFile';
import { runTable } from '@/lib/record/runTable';
import { mainTradeHistory } from '@/lib/simulation/mainTradeHistory';

const settings = { seed: 'file', amount: -1_234_50, trades: 7, rounds: 0 };
const table = () => runTable('main', mainTradeHistory(settings, { count: 10 }));
const hostile = '=1+1", "\r\n<b>&\u202e👩‍💻';
const about = { notice: 'Simulation.', seed: settings.seed, name: hostile, amount: -1_234.5 };

const rowsOf = (text: string) =>
  parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });

describe('csvFile', () => {
  it('contains the information about the run, then the trades', () => {
    const file = csvFile(about, table(), '.');
    expect(file).toMatchObject({ ending: 'csv', type: 'text/csv' });
    const rows = rowsOf([...file.pieces].join(''));
    expect(rows.slice(0, 4)).toEqual([
      ['notice', 'Simulation.'],
      ['seed', 'file'],
      ['name', `'${hostile}`],
      ['amount', '-1234.5'],
    ]);
    expect(rows[4]).toEqual(['']);
    expect(rows[5]).toEqual(table().columns);
    expect(rows.slice(6)).toEqual(
      [...table().rows].map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    );
    expect(rows).toHaveLength(6 + 8);
  });
});

describe('jsonFile', () => {
  it('contains every value unchanged', () => {
    const { trades, ...rest } = JSON.parse([...jsonFile(about, table()).pieces].join('')) as {
      trades: Record<string, unknown>[];
    };
    expect(rest).toEqual(about);
    expect(trades.map((trade) => Object.values(trade))).toEqual([...table().rows]);
    expect(Object.keys(trades[0] ?? {})).toEqual(table().columns);
  });

  it('has a line for each trade', () => {
    const file = jsonFile(about, table());
    expect(file).toMatchObject({ ending: 'json', type: 'application/json' });
    const lines = [...file.pieces].join('').split('\n');
    const start = lines.indexOf('  "trades": [') + 1;
    const trades = lines.slice(start, lines.indexOf('  ]'));
    expect(trades).toHaveLength([...table().rows].length);
    for (const line of trades) expect(line).toMatch(/^ {4}\{.*\},?$/);
  });

  it('is complete without any trade', () => {
    const none = runTable('main', mainTradeHistory({ ...settings, trades: 0 }, { count: 0 }));
    expect(JSON.parse([...jsonFile(about, none).pieces].join(''))).toEqual({
      ...about,
      trades: [],
    });
  });
});
