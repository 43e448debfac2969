import type { Session } from '@/components/run/resolveSession';
import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import type { Locale } from '@/lib/i18n/locales';
import { mapParameters, parameters, type ParameterTexts } from '@/lib/parameters/parameters';
import { readTexts, type Choices } from '@/lib/parameters/parseLink';

/** The contents of the link builder's fields; a text may be invalid while it is being typed. */
export type Draft = {
  readonly view: View;
  readonly locale: Locale;
  /** The parameters as a link would contain them. */
  readonly texts: ParameterTexts;
};

/** The draft with which the builder opens: what the page shows now. */
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

/** The choices of a draft, and a list of the texts that a link cannot contain unchanged. */
export const readDraft = ({ texts }: Draft) => readTexts((name) => texts[name]);

/** The number format of a page with these choices. */
export const profileFor = ({ currency, country }: Choices) =>
  profileOf(currency ?? defaultCurrency, country ?? defaultCountry);
