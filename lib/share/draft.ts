import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import { formatCount, formatMoney, minus } from '@/lib/format/formatNumber';
import { readNumber } from '@/lib/format/readNumber';
import type { Locale } from '@/lib/i18n/locales';
import { atMoment, type PageLink } from '@/lib/parameters/link';
import { parameters, type Choices } from '@/lib/parameters/parameters';
import type { Moment } from '@/lib/simulation/runner';

/** The parameters that are typed. */
export const typedParameters = ['name', 'amount', 'trades', 'seed'] as const;

export type TypedParameter = (typeof typedParameters)[number];

export type Draft = {
  readonly link: PageLink;
  /** The texts as they were typed, also those that no value could be read from. */
  readonly texts: { readonly [Name in TypedParameter]?: string };
  /** Whether the number format was chosen by hand, so that it no longer follows the language. */
  readonly isCountryChosen: boolean;
  /** Whether the link opens at the moment on screen. */
  readonly hasMoment: boolean;
};

/** The number format of the page that a draft links to. */
export const profileOfDraft = ({ link: { values } }: Draft): NumberProfile =>
  profileOf(values.currency ?? defaultCurrency, values.country ?? defaultCountry);

/** Maximum number of decimals; `null` for a field that is no number. */
const places = { name: null, amount: 2, trades: 0, seed: null } as const;

/** A number whose decimal separator is unambiguous, since one or two digits follow it. */
const withDecimals = /^[-\u2212]?\d+[.,]\d{1,2}$/;

/** The text of a number as links contain it; `null` if it is no number, or an ambiguous one. */
const plainNumber = (text: string, profile: NumberProfile, decimals: number): string | null => {
  const read = readNumber(text, profile, decimals);
  if (read !== null || !withDecimals.test(text.trim())) return read;
  return text.replace(',', '.').replace(minus, '-');
};

/** Reads the text of a field. */
const read = (name: TypedParameter, text: string, profile: NumberProfile) => {
  const decimals = places[name];
  const given =
    decimals === null || text.trim() === '' ? text : plainNumber(text, profile, decimals);
  return given === null ? { value: null, accepted: false } : parameters[name].read(given);
};

/** The text of a value in its field: numbers are written in a number format, without the currency. */
const write = (values: Choices, field: TypedParameter, to: NumberProfile): string => {
  const value = values[field];
  if (typeof value !== 'number') return value ?? '';
  if (field === 'trades') return formatCount(value, to);
  return formatMoney(value, value % 100 === 0 ? 0 : 2, { ...to, prefix: '', suffix: '' });
};

/** The text of a field. */
export const textOf = (draft: Draft, name: TypedParameter): string =>
  draft.texts[name] ?? write(draft.link.values, name, profileOfDraft(draft));

/** The draft after something was typed. An empty text leaves the value to the page. */
export const withText = (draft: Draft, name: TypedParameter, text: string): Draft => ({
  ...draft,
  link: {
    ...draft.link,
    values: { ...draft.link.values, [name]: read(name, text, profileOfDraft(draft)).value },
  },
  texts: { ...draft.texts, [name]: text },
});

/** Whether the text of a field is refused, so that there is no link. */
export const isRefused = (draft: Draft, name: TypedParameter): boolean =>
  !read(name, draft.texts[name] ?? '', profileOfDraft(draft)).accepted;

/** The draft with other choices. The numbers that were understood are written in the new format. */
export const withChoices = (draft: Draft, changes: Partial<Choices>): Draft => {
  const refused = typedParameters.filter((name) => isRefused(draft, name));
  const texts = Object.fromEntries(refused.map((name) => [name, draft.texts[name] ?? '']));
  return {
    ...draft,
    link: { ...draft.link, values: { ...draft.link.values, ...changes } },
    texts,
    isCountryChosen: draft.isCountryChosen || changes.country !== undefined,
  };
};

/** The draft in another language, with its number format until one is chosen by hand. */
export const withLocale = (draft: Draft, locale: Locale): Draft => {
  const { isCountryChosen } = draft;
  const moved = { ...draft, link: { ...draft.link, locale } };
  if (isCountryChosen) return moved;
  return { ...withChoices(moved, { country: languages[locale].country }), isCountryChosen };
};

/** The link of a draft, with a moment or before Start; `null` while a field is refused. */
export const linkOf = (draft: Draft, moment: Moment | null): PageLink | null => {
  if (typedParameters.some((name) => isRefused(draft, name))) return null;
  const { values } = draft.link;
  return atMoment({ ...draft.link, values: { ...values, t: null, paused: null } }, moment);
};

/** The same link in another language, with that language's currency and number format or not. */
export const inLanguage = (link: PageLink, locale: Locale, isLocal: boolean): PageLink => {
  const { currency, country } = languages[locale];
  return { ...link, locale, values: isLocal ? { ...link.values, currency, country } : link.values };
};
