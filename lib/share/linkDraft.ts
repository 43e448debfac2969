import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import { locales } from '@/lib/i18n/locales';
import { urlOf, type Link } from '@/lib/parameters/link';
import { foreignOf, usedOnly } from '@/lib/parameters/linkChanges';
import {
  parameterNames,
  parameters,
  type ParameterName,
  type ParameterTexts,
} from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import { fieldTextOf, readField } from './fieldText';

/** The link being built, and the texts being typed. */
export type Draft = {
  /** With all values, including those that the view does not use. */
  readonly link: Link;
  /** Field texts that differ from how their values are written, for example unfinished ones. */
  readonly texts: Partial<ParameterTexts>;
  /** Whether the link in each language has the currency and the number format of that language. */
  readonly isLocal: boolean;
};

/** The number format of the page that a draft links to. */
export const profileOfDraft = ({ link: { values } }: Draft): NumberProfile =>
  profileOf(values.currency ?? defaultCurrency, values.country ?? defaultCountry);

/** The text of a field, with numbers in the format of the link; `null` for a flag that is off. */
export const textOfField = (draft: Draft, name: ParameterName): string | null =>
  draft.texts[name] ?? fieldTextOf(name, draft.link.values[name], profileOfDraft(draft));

/** The draft with other values, without the texts typed for them. */
const withChoices = (draft: Draft, changes: Partial<Choices>): Draft => ({
  ...draft,
  link: { ...draft.link, values: { ...draft.link.values, ...changes } },
  texts: Object.fromEntries(Object.entries(draft.texts).filter(([name]) => !(name in changes))),
});

/** The draft after a change of number format: rewrites numbers, and reads refused texts again. */
const rewritten = (draft: Draft): Draft =>
  parameterNames.reduce(
    (each, name) => {
      const text = each.texts[name];
      return typeof text === 'string' ? withText(each, name, text) : each;
    },
    settled(draft, parameterNames),
  );

/**
 * The draft after something was typed or chosen.
 *
 * @param text `null` leaves the value to the page
 */
export const withText = (draft: Draft, name: ParameterName, text: string | null): Draft => {
  const value = text === null ? null : readField(name, text, profileOfDraft(draft)).value;
  const next = withChoices(draft, { [name]: value });
  if (name === 'country' || name === 'currency') return rewritten(next);
  return text === null ? next : { ...next, texts: { ...next.texts, [name]: text } };
};

/** The draft with these fields rewritten from their values, if their texts were understood. */
export const settled = (draft: Draft, names: readonly ParameterName[]): Draft => {
  const understood = names.filter((name) => draft.link.values[name] !== null);
  return withChoices(
    draft,
    Object.fromEntries(understood.map((name) => [name, draft.link.values[name]])),
  );
};

/** The values that the link of a draft contains. */
const choicesOf = (draft: Draft): Choices => usedOnly(draft.link).values;

/** Whether the link of a draft omits or changes the content of a field. */
export const isRefused = (draft: Draft, name: ParameterName): boolean => {
  if (!parameters[name].views.includes(draft.link.view)) return false;
  const text = draft.texts[name];
  if (typeof text === 'string' && !readField(name, text, profileOfDraft(draft)).accepted)
    return true;
  // A flag without effect unless another parameter is set.
  return draft.link.values[name] === true && choicesOf(draft)[name] === null;
};

/** The absolute URL of a draft's link. */
export const linkOf = ({ link }: Draft): string =>
  urlOf({ ...usedOnly(link), others: foreignOf(link.others) });

/** The link of a draft in every language. */
export const linksOf = (draft: Draft) =>
  locales.map((locale) => {
    const { currency, country } = languages[locale];
    const local = draft.isLocal ? withChoices(draft, { currency, country }) : draft;
    return { locale, link: linkOf({ ...local, link: { ...local.link, locale } }) };
  });
