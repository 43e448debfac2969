import { brand } from '@/lib/config/brand';
import { countrySeparators } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { atMoment, urlOf, type PageLink } from '@/lib/parameters/link';
import type { Settings } from '@/lib/simulation/engine';
import type { Moment } from '@/lib/simulation/runner';
import { csvFile } from './csvFile';
import { tradeHistory } from './tradeHistory';

/** A longer run is saved up to here: a day, in milliseconds. */
const maxElapsed = 24 * 3_600_000;

/**
 * The name and the text of the CSV file with the trades of a run so far. Works only in a browser.
 *
 * @param settings those that the run was opened with
 * @param moment the moment displayed; `null` before Start
 * @param notice the text of the simulation notice, which is in the file too
 */
export const savedRun = (
  link: PageLink,
  settings: Settings,
  moment: Moment | null,
  notice: string,
) => {
  const { seed } = settings;
  const saved = moment && { ...moment, elapsed: Math.min(moment.elapsed, maxElapsed) };
  // First the link, because a spreadsheet may change the seed: 007 is 7, 1e5 is a number.
  const about = { link: urlOf(atMoment(link, saved)), notice, seed };
  const rounds = saved?.rounds ?? settings.rounds;
  const trades = tradeHistory(link.view, { ...settings, rounds }, saved && saved.elapsed);
  // The spreadsheet follows the language of its reader, not the number format of the link.
  const { decimal } = countrySeparators[languages[link.locale].country];
  return {
    name: `${brand.slug}-${link.view}-${seed}.csv`,
    text: csvFile(link.view, about, trades, decimal),
  };
};
