import { limits } from '@/lib/config/limits';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import type { ViewDefaults } from '@/lib/parameters/parameter';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink, Rejection } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/resolveChoices';
import { drawInteger } from '@/lib/simulation/stream';

/** All that a page shows besides the run itself: fixed from the moment its link is read. */
export type Session = {
  /** What the link gives, or the fallbacks; the simulation's settings are among them. */
  readonly values: Values;
  readonly profile: NumberProfile;
  /** The number beside the bell. */
  readonly notifications: number;
  /** The made-up success rate in tenths of a percent. */
  readonly successRate: number;
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
  const values = resolveChoices(choices, { seed, defaults });
  return {
    values,
    profile: profileOf(values.currency, values.country),
    notifications: drawInteger(seed, 'notifications', limits.notifications),
    successRate: drawInteger(seed, 'successRate', limits.successRate),
    rejections,
    search,
  };
};
