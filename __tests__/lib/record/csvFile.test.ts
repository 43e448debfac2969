import { parse } from 'csv-parse/sync';
import { messagesOf } from '@/__tests__/messages';
import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { parseLink } from '@/lib/parameters/parseLink';
import { csvFile } from '@/lib/record/csvFile';
import { tradeHistory } from '@/lib/record/tradeHistory';

const settings = { seed: '-1', amount: -1_234_50, trades: 7, rounds: 0 };
const moment = { elapsed: 8_000, rounds: 0, isPaused: false };

beforeAll(() => {
  Object.assign(globalThis, { window: { location: { origin: 'https://a.test' } } });
});

/** The rows of the file as a spreadsheet in the language reads them. */
const rowsOf = (view: View, locale: Locale = 'en') => {
  const { choices: values } = parseLink('?seed=-1', view);
  const link = { view, locale, values, otherParameters: '' };
  return parse(csvFile(link, settings, moment, messagesOf(locale).notice.text).text, {
    bom: true,
    delimiter: locale === 'en' ? ',' : ';',
    relax_column_count: true,
    skip_empty_lines: false,
  });
};

describe('the CSV file', () => {
  it('contains the link of the moment, the notice, and the trades of the main view', () => {
    const history = [...tradeHistory('main', settings, moment.elapsed)];
    const [link, notice, empty, columns, ...rows] = rowsOf('main');
    expect(link).toEqual(['link', 'https://a.test/?seed=-1&t=8']);
    expect(notice).toEqual(['notice', messagesOf('en').notice.text]);
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
    const [columns, ...rows] = rowsOf('alternate').slice(3);
    expect(columns).toEqual(
      'number,uuid,currencySell,currencyBuy,buy,sell,profit,total,status,part'.split(','),
    );
    expect(rows.map((row) => [row[5] === '', row[7] === '', row[8], row[9]])).toEqual([
      ...Array.from({ length: 5 }, () => [false, false, 'sold', 'before']),
      ...Array.from({ length: 2 }, () => [true, true, 'new', 'run']),
    ]);
  });

  it('separates decimals as the spreadsheet does', () => {
    const dot = rowsOf('main', 'en')[4];
    expect(dot?.[7]).toMatch(/^-\d+\.\d+$/);
    expect(rowsOf('main', 'de')[4]).toEqual(dot?.map((cell) => cell.replace('.', ',')));
  });

  it.each(views)('has no cell that a spreadsheet runs as a formula, on the %s view', (view) => {
    for (const locale of locales) {
      const cells = rowsOf(view, locale).flat();
      const suspicious = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
      expect(suspicious.filter((cell) => !/^-\d+([.,]\d+)?$/.test(cell))).toEqual([]);
      expect(cells).not.toContain(settings.seed);
    }
  });
});
