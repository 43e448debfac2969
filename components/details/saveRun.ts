import { saveFile } from '@/components/layout/saveFile';
import type { Session } from '@/components/run/run';
import { brand } from '@/lib/config/brand';
import { urlOf, withValues, type Link } from '@/lib/parameters/link';
import { csvFile } from '@/lib/record/csvFile';
import { tradeHistory } from '@/lib/record/tradeHistory';

const longest = 24 * 3_600_000;

/** Saves the trades of a run so far as a CSV file, at most those of its first day. */
export const saveRun = (
  link: Link,
  { values, profile, getMoment }: Session,
  notice: string,
): void => {
  const moment = getMoment();
  const time = moment === null ? null : Math.min(moment.t, longest);
  const settings = { ...values, rounds: moment?.rounds ?? values.rounds };
  const about = {
    // First, because a spreadsheet may change the seed: 007 is 7, 1e5 is a number.
    link: urlOf(withValues(link, { ...moment })),
    notice,
    seed: values.seed,
  };
  const trades = tradeHistory(link.view, settings, time);
  const text = csvFile(link.view, about, trades, profile.decimal);
  const file = `${brand.slug}-${link.view}-${values.seed}.csv`;
  saveFile(file, new Blob([text], { type: 'text/csv' }));
};
