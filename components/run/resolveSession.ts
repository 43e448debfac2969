import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/resolveChoices';

/** The state of a page besides its run, determined by its link, seed and defaults. */
export type Session = Omit<ParsedLink, 'choices'> & {
  /** Values of the link, or their fallbacks; they include the simulation's settings. */
  readonly values: Values;
  readonly profile: NumberProfile;
};

/** A parsed link, and its seed, which is generated for a link without one. */
export type OpenedLink = {
  readonly link: ParsedLink;
  readonly seed: string;
};

/** Completes the choices of a link with fallbacks. */
export const resolveSession = (
  { link: { choices, ...link }, seed }: OpenedLink,
  defaults: ViewDefaults,
): Session => {
  const values = resolveChoices(choices, { seed, defaults });
  return { ...link, values, profile: profileOf(values.currency, values.country) };
};
