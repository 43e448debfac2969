import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { formatAmount, formatCount } from '@/lib/format/formatNumber';
import { profileOf, type NumberProfile } from '@/lib/format/numberProfile';
import type { Locale } from '@/lib/i18n/locales';
import { cleanText } from '@/lib/parameters/cleanText';
import { atMoment, withValues, type PageLink } from '@/lib/parameters/link';
import { isMergeTag, isMergeTagForLinks } from '@/lib/parameters/mergeTag';
import { parameters, type Choices, type Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Reading } from '@/lib/parameters/parsers';
import type { Moment } from '@/lib/simulation/runner';
import { readNumber } from './readNumber';

/** The parameters with a text field. */
export const typedParameters = ['name', 'seed', 'amount', 'trades'] as const;

export type TypedParameter = (typeof typedParameters)[number];

export type Draft = {
  readonly link: PageLink;
  /** The text of the field that is being edited, and the texts that fields refuse. */
  readonly texts: { readonly [Name in TypedParameter]?: string | undefined };
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

/** The text of a field. */
export const typedTextOf = (draft: Draft, name: TypedParameter): string => {
  const { [name]: value } = draft.link.values;
  const format = name === 'amount' ? formatAmount : formatCount;
  const written = typeof value === 'number' ? format(value, profileOfDraft(draft)) : value;
  return draft.texts[name] ?? written ?? '';
};

/** Reads the text of a field. An empty text has no value. */
const read = (name: TypedParameter, text: string, draft: Draft): Reading<string | number> => {
  if (name === 'seed') return parameters.seed.read(text);
  if (name === 'name') {
    // Without invisible characters, as in a link.
    const { text: cleaned } = cleanText(text);
    const isTag = isMergeTagForLinks(cleaned);
    return isTag ? { value: cleaned, accepted: true } : parameters.name.read(cleaned);
  }
  const plain = text.trim() && readNumber(text, profileOfDraft(draft));
  return plain === null ? { value: null, accepted: false } : parameters[name].read(plain);
};

/**
 * Why a field refuses its text, so that the draft has no link; `null` if it does not. A moment
 * without its seed would be that of another run.
 */
export const refusalOf = (draft: Draft, name: TypedParameter, hasMoment = false) => {
  const { [name]: text = '' } = draft.texts;
  if (!read(name, text, draft).accepted) {
    return name === 'name' && isMergeTag(text.trim()) ? 'mergeTagRefused' : 'notAccepted';
  }
  return name === 'seed' && hasMoment && !draft.link.values.seed ? 'momentNeedsSeed' : null;
};

/** The draft with a typed text. An empty text leaves the value to the page. */
export const withText = (draft: Draft, name: TypedParameter, text: string): Draft => ({
  ...draft,
  link: withValues(draft.link, { [name]: read(name, text, draft).value }),
  texts: { ...draft.texts, [name]: text },
});

/** The draft after a field has been left, which then writes its value, unless it refuses the text. */
export const withFieldLeft = (draft: Draft, name: TypedParameter): Draft =>
  refusalOf(draft, name) ? draft : { ...draft, texts: { ...draft.texts, [name]: undefined } };

/** The draft with other choices. Reads refused texts again, because the number format may change. */
export const withChoices = (draft: Draft, changes: Partial<Choices>): Draft =>
  typedParameters.reduce<Draft>(
    (next, name) => {
      const text = draft.texts[name];
      return text === undefined ? next : withFieldLeft(withText(next, name, text), name);
    },
    {
      ...draft,
      link: withValues(draft.link, changes),
      isCountryChosen: draft.isCountryChosen || changes.country !== undefined,
    },
  );

/** The draft in another language, with its number format unless the visitor chose one. */
export const withLocale = (draft: Draft, locale: Locale): Draft => {
  const { isCountryChosen } = draft;
  const moved = { ...draft, link: { ...draft.link, locale } };
  if (isCountryChosen) return moved;
  return { ...withChoices(moved, { country: languages[locale].country }), isCountryChosen };
};

/** The link of a draft, with a moment or before Start; `null` while a field refuses its text. */
export const linkOf = (draft: Draft, moment: Moment | null): PageLink | null => {
  if (typedParameters.some((name) => refusalOf(draft, name, moment !== null))) return null;
  const { values } = draft.link;
  return atMoment({ ...draft.link, values: { ...values, t: null, paused: null } }, moment);
};

/** A link in another language. `isLocal`: with that language's currency and number format. */
export const inLanguage = (link: PageLink, locale: Locale, isLocal: boolean): PageLink => {
  const { currency, country } = languages[locale];
  return { ...link, locale, values: isLocal ? { ...link.values, currency, country } : link.values };
};
