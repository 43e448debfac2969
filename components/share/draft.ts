import type { Session } from '@/components/run/resolveSession';
import { defaultCountry, defaultCurrency } from '@/lib/config/numberFormats';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import type { Locale } from '@/lib/i18n/locales';
import { mapParameters, parameters, type ParameterTexts } from '@/lib/parameters/parameters';
import { readTexts, type Choices } from '@/lib/parameters/parseLink';

/** What stands in the fields of the link builder; text may be invalid while it is being typed. */
export type Draft = {
  readonly view: View;
  readonly locale: Locale;
  /** As a link would have them. */
  readonly texts: ParameterTexts;
};

/** The builder opens with what the page shows now. */
export const draftOf = (
  { values }: Session,
  {
    running,
    ...place
  }: { readonly view: View; readonly locale: Locale; readonly running: boolean },
): Draft => {
  const now = { ...values, running };
  return {
    ...place,
    texts: mapParameters<ParameterTexts>((name) => parameters[name].write(now[name])),
  };
};

/** What a draft chooses, and which of its texts a link cannot take; those are left out of it. */
export const readDraft = ({ texts }: Draft) => readTexts((name) => texts[name]);

/** How a page with these choices writes numbers. */
export const profileFor = ({ currency, country }: Choices) =>
  profileOf(currency ?? defaultCurrency, country ?? defaultCountry);
