import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { messagesOf } from '@/__tests__/messages';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { noChoices } from '@/lib/parameters/link';
import { csvFile, csvText } from '@/lib/record/csvFile';
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

  it('can be parsed back without changes, with any content', () => {
    const texts = fc.string({ unit: 'grapheme' });
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

describe('csvFile', () => {
  const cases = views.flatMap((view) => locales.map((locale) => [view, locale] as const));

  it.each(cases)('has no cell that a spreadsheet runs, of %s in %s', (view, locale) => {
    Object.assign(globalThis, { window: { location: { origin: 'https://a.test' } } });
    const values = { ...noChoices, seed: '-1+1', name: '=1+1' };
    const link = { view, locale, values, otherParameters: '' };
    const moment = { elapsed: 60_000, rounds: 2, isPaused: false };
    const { notice } = messagesOf(locale);
    const { text } = csvFile(link, { ...settings, seed: '-1+1' }, moment, notice.text);
    const delimiter = locale === 'en' ? ',' : ';';
    const cells = parse(text, { bom: true, delimiter, relax_column_count: true }).flat();
    expect(cells.length).toBeGreaterThan(100);
    const suspicious = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
    expect(suspicious.filter((cell) => !/^-\d+([.,]\d+)?$/.test(cell))).toEqual([]);
  });
});
