import { limits } from '@/lib/config/limits';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink, Rejection } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/resolveChoices';
import { drawInteger } from '@/lib/simulation/randomStream';
import { successRateOf } from '@/lib/simulation/successRate';

/** What a page shows besides the run itself, determined by its link, seed and defaults. */
export type Session = {
  /** Values of the link, or their fallbacks; they include the simulation's settings. */
  readonly values: Values;
  readonly profile: NumberProfile;
  /** The number on the bell. */
  readonly notifications: number;
  /** The made-up success rate in tenths of a percent. */
  readonly successRate: number;
  readonly rejections: readonly Rejection[];
  /** The query of the address, unchanged. */
  readonly search: string;
};

/** A parsed link, with its seed, or a random one if it has none. */
export type OpenedLink = {
  readonly link: ParsedLink;
  readonly search: string;
  readonly seed: string;
};

/** Completes the choices of a link with fallbacks, and with figures drawn by the seed. */
export const resolveSession = (
  { link: { choices, rejections }, search, seed }: OpenedLink,
  defaults: ViewDefaults,
): Session => {
  const values = resolveChoices(choices, { seed, defaults });
  return {
    values,
    profile: profileOf(values.currency, values.country),
    notifications: drawInteger(seed, 'notifications', limits.notifications),
    successRate: successRateOf(seed),
    rejections,
    search,
  };
};
