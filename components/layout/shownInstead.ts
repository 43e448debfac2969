import type { Session } from '@/components/run/resolveSession';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import type { Rejection } from '@/lib/parameters/parseLink';

/** What the page shows in the place of a value that was not used, written as it shows it. */
export const shownInstead = (
  parameter: Rejection['parameter'],
  view: View,
  { name, settings, country, currency, profile }: Session,
): string => {
  switch (parameter) {
    case 'name':
      return name;
    case 'amount':
      return formatMoney(settings.amount, totalPlaces[view], profile);
    case 'trades':
      return formatCount(settings.trades, profile);
    case 'country':
      return country;
    case 'currency':
      return currency;
    case 'seed':
      return settings.seed;
  }
};
