import { brand } from '@/lib/config/brand';
import { countryFormats } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import type { View } from '@/lib/config/views';
import { atMoment, urlOf, type PageLink } from '@/lib/parameters/link';
import type { Settings } from '@/lib/simulation/engine';
import type { Moment } from '@/lib/simulation/runner';
import { tradeHistory, type ListedTrade } from './tradeHistory';

/** Only the first day of a longer run is saved, in milliseconds. */
const maxElapsed = 24 * 3_600_000;

/** The value of a cell; `null` for an empty cell. */
type Cell = string | number | null;

const quote = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line (RFC 4180). After a decimal comma, semicolons separate the cells. */
const lineOf = (cells: readonly Cell[], decimal: string): string => {
  const texts = cells.map((cell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimal) : quote(cell ?? ''),
  );
  return `${texts.join(decimal === ',' ? ';' : ',')}\r\n`;
};

type Columns = Readonly<Record<string, (trade: ListedTrade) => Cell>>;

/** The columns that both views have. Amounts are in units of the currency, not in hundredths. */
const shared: Columns = {
  uuid: ({ uuid }) => uuid,
  currencySell: ({ currencySell }) => currencySell.code,
  currencyBuy: ({ currencyBuy }) => currencyBuy.code,
  buy: ({ buy }) => buy / 100,
  sell: ({ sell }) => sell && sell / 100,
  profit: ({ profit }) => profit / 100,
  total: ({ total }) => total && total / 100,
};

const number = (trade: ListedTrade) => trade.number;
const part = ({ inRun }: ListedTrade) => (inRun ? 'run' : 'before');

/** The columns of each view, from left to right. */
const columnsOf: Readonly<Record<View, Columns>> = {
  main: { serialNumber: number, ...shared, part, elapsed: ({ elapsed }) => elapsed },
  alternate: { number, ...shared, status: ({ sell }) => (sell === null ? 'new' : 'sold'), part },
};

/**
 * The name and the text of the CSV file with the trades of a run so far: the link, the text of the
 * simulation notice, an empty line, the column names, and a line for each trade. Works only in a
 * browser.
 *
 * @param settings the settings that the run was opened with
 * @param moment the moment displayed; `null` before Start
 */
export const csvFile = (
  link: PageLink,
  settings: Settings,
  moment: Moment | null,
  notice: string,
) => {
  const saved = moment && { ...moment, elapsed: Math.min(moment.elapsed, maxElapsed) };
  const rounds = saved?.rounds ?? settings.rounds;
  const trades = tradeHistory(link.view, { ...settings, rounds }, saved?.elapsed ?? null);
  const columns = columnsOf[link.view];
  const rows: readonly (readonly Cell[])[] = [
    // The seed is only in the link: spreadsheets change 007 to 7, and take -1+1 for a formula.
    ['link', urlOf(atMoment(link, saved))],
    ['notice', notice],
    [],
    Object.keys(columns),
    ...Array.from(trades, (trade) => Object.values(columns).map((cell) => cell(trade))),
  ];
  // A spreadsheet follows the language of its user, not the number format of the link.
  const { decimal } = countryFormats[languages[link.locale].country];
  return {
    name: `${brand.slug}-${link.view}-${settings.seed}.csv`,
    // The byte order mark tells a spreadsheet that the file is in UTF-8.
    text: `\ufeff${rows.map((row) => lineOf(row, decimal)).join('')}`,
  };
};
