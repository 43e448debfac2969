import type { Session } from '@/components/run/resolveSession';
import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import type { Moment } from '@/lib/simulation/store';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import type { Locale } from '@/lib/i18n/locales';
import {
  mapParameters,
  parameters,
  type ParameterTexts,
  type Values,
} from '@/lib/parameters/parameters';
import { readTexts, type Choices } from '@/lib/parameters/parseLink';

/** The contents of the link builder's fields; a text may be invalid while it is being typed. */
export type Draft = {
  readonly view: View;
  readonly locale: Locale;
  /** The parameters as a link would contain them. */
  readonly texts: ParameterTexts;
};

const textsOf = (values: Values) =>
  mapParameters<ParameterTexts>((name) => parameters[name].write(values[name]));

/** The draft with which the builder opens: what the page shows now. */
export const draftOf = (
  { values }: Session,
  {
    running,
    ...place
  }: { readonly view: View; readonly locale: Locale; readonly running: boolean },
): Draft => {
  // With `t`, the link says when the run was started.
  const now = { ...values, running: running && values.t === null };
  return { ...place, texts: textsOf(now) };
};

/** The draft for the moment displayed, instead of the one that it has; the page must show it. */
export const draftAt = (draft: Draft, moment: Moment): Draft => ({
  ...draft,
  texts: {
    ...draft.texts,
    running: null,
    t: parameters.t.write(moment.t),
    rounds: parameters.rounds.write(moment.rounds),
    paused: parameters.paused.write(moment.paused),
  },
});

/** The choices of a draft, and a list of the texts that a link cannot contain unchanged. */
export const readDraft = ({ texts }: Draft) => readTexts((name) => texts[name]);

/** The number format of a page with these choices. */
export const profileFor = ({ currency, country }: Choices) =>
  profileOf(currency ?? defaultCurrency, country ?? defaultCountry);
