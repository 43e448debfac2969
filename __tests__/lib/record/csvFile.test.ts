import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvText } from '@/lib/record/csvFile';
import { tradeHistory } from '@/lib/record/tradeHistory';

const settings = { seed: 'file', amount: -1_234_50, trades: 7, rounds: 0 };
const separators = { '.': ',', ',': ';' } as const;

/** The rows of the file as a spreadsheet with this decimal separator reads them. */
const rowsOf = (
  about: Readonly<Record<string, string>>,
  decimal: keyof typeof separators = '.',
  view: 'main' | 'alternate' = 'main',
) =>
  parse(csvText(view, about, tradeHistory(view, settings, 8_000), decimal), {
    bom: true,
    delimiter: separators[decimal],
    relax_column_count: true,
    skip_empty_lines: false,
  });

describe('csvText', () => {
  it('contains the information about the run, then the trades of the main view', () => {
    const history = [...tradeHistory('main', settings, 8_000)];
    const [link, empty, columns, ...rows] = rowsOf({ link: 'https://a.test/?seed=007' });
    expect(link).toEqual(['link', 'https://a.test/?seed=007']);
    expect(empty).toEqual(['']);
    expect(
      rows.map((row) => Object.fromEntries((columns ?? []).map((column, at) => [column, row[at]]))),
    ).toEqual(
      history.map((trade) => ({
        serialNumber: String(trade.number),
        uuid: trade.uuid,
        currencySell: trade.currencySell.code,
        currencyBuy: trade.currencyBuy.code,
        buy: String(trade.buy / 100),
        sell: String((trade.sell ?? 0) / 100),
        profit: String(trade.profit / 100),
        total: String((trade.total ?? 0) / 100),
        part: trade.inRun ? 'run' : 'before',
        elapsed: trade.elapsed === null ? '' : String(trade.elapsed),
      })),
    );
  });

  it('has no sell price, and no total, of an open trade', () => {
    const [columns, ...rows] = rowsOf({}, '.', 'alternate').slice(1);
    expect(columns).toEqual(
      'number,uuid,currencySell,currencyBuy,buy,sell,profit,total,status,part'.split(','),
    );
    expect(rows.map((row) => [row[5] === '', row[7] === '', row[8], row[9]])).toEqual([
      ...Array.from({ length: 5 }, () => [false, false, 'sold', 'before']),
      ...Array.from({ length: 2 }, () => [true, true, 'new', 'run']),
    ]);
  });

  it('separates decimals as the spreadsheet does', () => {
    const [, , , dot] = rowsOf({ link: 'x' }, '.');
    const [, , , comma] = rowsOf({ link: 'x' }, ',');
    expect(dot?.[7]).toMatch(/^-\d+\.\d+$/);
    expect(comma).toEqual(dot?.map((cell) => cell.replace('.', ',')));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps spreadsheets from running %j as a formula',
    (text) => {
      expect(rowsOf({ link: text })[0]).toEqual(['link', `'${text}`]);
    },
  );

  it('can be parsed back without changes, with any content', () => {
    const texts = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
    const readsBack = (text: string) => {
      expect(rowsOf({ text })[0]).toEqual(['text', text]);
      expect(rowsOf({ text }, ',')[0]).toEqual(['text', text]);
    };
    fc.assert(fc.property(texts, readsBack));
    ['"', 'a"b,c', 'a;b', 'line\nbreak', 'line\r\nbreak', '<b>', '👩‍💻', '\u202eevil'].forEach(
      readsBack,
    );
  });
});
