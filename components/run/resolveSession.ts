import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Values } from '@/lib/parameters/parameters';
import type { Choices, ParsedLink, Rejection } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/resolveChoices';

/** The state of a page besides its run, determined by its link, seed and defaults. */
export type Session = {
  /** Values of the link, or their fallbacks; they include the simulation's settings. */
  readonly values: Values;
  readonly profile: NumberProfile;
  readonly rejections: readonly Rejection[];
  /** The values of the link that are used unchanged. */
  readonly accepted: Choices;
  /** All other parameters of the link, as a query without its question mark. */
  readonly others: string;
};

/** A parsed link, and its seed, which is generated for a link without one. */
export type OpenedLink = {
  readonly link: ParsedLink;
  readonly seed: string;
};

/** Completes the choices of a link with fallbacks. */
export const resolveSession = (
  { link: { choices, accepted, rejections, others }, seed }: OpenedLink,
  defaults: ViewDefaults,
): Session => {
  const values = resolveChoices(choices, { seed, defaults });
  return {
    values,
    profile: profileOf(values.currency, values.country),
    rejections,
    accepted,
    others,
  };
};
