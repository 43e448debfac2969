import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { profileOf, type NumberProfile } from '@/lib/format/numberProfile';
import type { Locale } from '@/lib/i18n/locales';
import { atMoment, withValues, type PageLink } from '@/lib/parameters/link';
import { parameters, type Choices, type Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Moment } from '@/lib/simulation/runner';

/** The parameters with a text field. */
export const typedParameters = ['name', 'seed', 'amount', 'trades'] as const;

export type TypedParameter = (typeof typedParameters)[number];

export type Draft = {
  readonly link: PageLink;
  /** Typed texts, rejected ones included, in the form of links: numbers are plain decimals. */
  readonly texts: { readonly [Name in TypedParameter]?: string };
  /** Whether the visitor chose the number format, so that it no longer follows the language. */
  readonly isCountryChosen: boolean;
  /** Whether the link opens at the moment on screen. */
  readonly hasMoment: boolean;
};

/** The first draft: the link of the page, with its currency and number format. */
export const draftOf = (pageLink: PageLink, link: ParsedLink, values: Values): Draft => ({
  link: withValues(pageLink, {
    ...pageLink.values,
    // `pageLink` omits a name that the page has shortened.
    name: link.choices.name,
    country: values.country,
    currency: values.currency,
    lesson: null,
  }),
  texts: {},
  isCountryChosen: pageLink.values.country !== null,
  hasMoment: values.t !== null,
});

/** The number format of the page that a draft links to. */
export const profileOfDraft = ({ link: { values } }: Draft): NumberProfile =>
  profileOf(values.currency ?? defaultCurrency, values.country ?? defaultCountry);

/** The text of a value in a link; empty if the link leaves the choice to the page. */
const write = <Name extends TypedParameter>(name: Name, value: Choices[Name]): string =>
  value === null ? '' : (parameters[name].write(value) ?? '');

/** The text of a field. */
export const typedTextOf = ({ texts, link: { values } }: Draft, name: TypedParameter): string =>
  texts[name] ?? write(name, values[name]);

/** The draft with a typed text. An empty text leaves the value to the page. */
export const withText = (draft: Draft, name: TypedParameter, text: string): Draft => ({
  ...withChoices(draft, { [name]: parameters[name].read(text).value }),
  texts: { ...draft.texts, [name]: text },
});

/** Whether the text of a field is rejected, so that the draft has no link. */
export const isRejected = (draft: Draft, name: TypedParameter): boolean =>
  !parameters[name].read(draft.texts[name] ?? '').accepted;

export const withChoices = (draft: Draft, changes: Partial<Choices>): Draft => ({
  ...draft,
  link: { ...draft.link, values: { ...draft.link.values, ...changes } },
  isCountryChosen: draft.isCountryChosen || changes.country !== undefined,
});

/** The draft in another language, with its number format unless the visitor chose one. */
export const withLocale = (draft: Draft, locale: Locale): Draft => {
  const { isCountryChosen } = draft;
  const moved = { ...draft, link: { ...draft.link, locale } };
  if (isCountryChosen) return moved;
  return { ...withChoices(moved, { country: languages[locale].country }), isCountryChosen };
};

/** The link of a draft, with a moment or before Start; `null` while a text is rejected. */
export const linkOf = (draft: Draft, moment: Moment | null): PageLink | null => {
  if (typedParameters.some((name) => isRejected(draft, name))) return null;
  const { values } = draft.link;
  return atMoment({ ...draft.link, values: { ...values, t: null, paused: null } }, moment);
};

/** A link in another language. `isLocal`: with that language's currency and number format. */
export const inLanguage = (link: PageLink, locale: Locale, isLocal: boolean): PageLink => {
  const { currency, country } = languages[locale];
  return { ...link, locale, values: isLocal ? { ...link.values, currency, country } : link.values };
};
