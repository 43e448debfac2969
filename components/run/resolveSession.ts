import { limits } from '@/lib/config/limits';
import { defaultCountry, defaultCurrency } from '@/lib/config/numberFormats';
import type { Country, Currency } from '@/lib/config/numberFormats';
import type { Range } from '@/lib/config/range';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import type { ParsedLink, Rejection } from '@/lib/parameters/parseLink';
import type { Settings } from '@/lib/simulation/simulation';
import { drawInteger } from '@/lib/simulation/stream';

/** What a view shows where the link does not say. */
export type ViewDefaults = {
  /** One of them is drawn; at least one. */
  readonly names: readonly string[];
  readonly trades: Range;
};

/** All that a page shows besides the run itself: fixed from the moment its link is read. */
export type Session = {
  readonly settings: Settings;
  readonly name: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly profile: NumberProfile;
  /** The number beside the bell. */
  readonly notifications: number;
  /** The made-up success rate in tenths of a percent. */
  readonly successRate: number;
  /** Whether the link asks for a run that has been started. */
  readonly running: boolean;
  readonly rejections: readonly Rejection[];
  /** The query as it stands in the address. */
  readonly search: string;
};

/** A link that has been read, and the seed it gave or was given. */
export type OpenedLink = {
  readonly link: ParsedLink;
  readonly search: string;
  readonly seed: string;
};

/** The choices of a link, and what the seed draws where there is none. */
export const resolveSession = (
  { link: { choices, rejections }, search, seed }: OpenedLink,
  defaults: ViewDefaults,
): Session => {
  const country = choices.country ?? defaultCountry;
  const currency = choices.currency ?? defaultCurrency;
  const nameIndex = drawInteger(seed, 'name', { min: 0, max: defaults.names.length - 1 });
  return {
    settings: {
      seed,
      amount: choices.amount ?? drawInteger(seed, 'amount', limits.startingAmount),
      trades: choices.trades ?? drawInteger(seed, 'trades', defaults.trades),
    },
    name: choices.name ?? defaults.names[nameIndex] ?? '',
    country,
    currency,
    profile: profileOf(currency, country),
    notifications: drawInteger(seed, 'notifications', limits.notifications),
    successRate: drawInteger(seed, 'successRate', limits.successRate),
    running: choices.running,
    rejections,
    search,
  };
};
