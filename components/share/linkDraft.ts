import type { Session } from '@/components/run/resolveSession';
import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import type { Speed } from '@/lib/config/speeds';
import type { View } from '@/lib/config/views';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import { locales, type Locale } from '@/lib/i18n/locales';
import { noChoices, urlOf, type Link } from '@/lib/parameters/link';
import { foreignOf, usedOnly } from '@/lib/parameters/linkChanges';
import {
  parameterNames,
  parameters,
  type ParameterName,
  type ParameterTexts,
} from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import type { Moment } from '@/lib/simulation/store';
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

/** The current state of a page, besides its session. */
type PageNow = {
  readonly view: View;
  readonly locale: Locale;
  readonly running: boolean;
  /** The moment displayed; `null` if Start was not pressed. */
  readonly moment: Moment | null;
  readonly speed: Speed;
  /** The step of the open lesson; `null` if it is closed. */
  readonly lesson: number | null;
};

/**
 * The draft that the builder opens with: what the page shows now. If the link of the page had `t`,
 * the draft has the moment on screen; otherwise it starts the run again, or at the common start.
 */
export const draftOf = (
  { values, others }: Session,
  { running, moment, speed, lesson, view, locale }: PageNow,
): Draft => {
  // `t` and `since` already say when the run was started.
  const now = {
    ...values,
    speed,
    lesson,
    running: running && values.t === null && values.since === null,
    paused: values.paused && moment?.paused !== false,
  };
  const link = { view, locale, values: now, others: foreignOf(others) };
  const draft: Draft = { link, texts: {}, isLocal: false };
  return values.t === null || moment === null ? draft : draftAt(draft, moment);
};

/** The values that determine the moment at which a link opens. */
export type MomentChoices = Pick<Choices, 'since' | 'running' | 't' | 'rounds' | 'paused'>;

/** The draft for another moment. A choice that is `null` or missing is left to the page. */
export const draftAt = (draft: Draft, moment: Partial<MomentChoices>): Draft =>
  withChoices(draft, {
    since: null,
    running: null,
    t: null,
    rounds: null,
    paused: null,
    ...moment,
  });

/** The values that the link of a draft contains. */
export const choicesOf = (draft: Draft): Choices => usedOnly(draft.link).values;

/** The parameter that excludes another one from the link of a draft; `null` if there is none. */
export const excludedBy = (draft: Draft, name: ParameterName): ParameterName | null => {
  const choices = choicesOf(draft);
  const { notWith } = parameters[name];
  return parameterNames.find((each) => each === notWith && choices[each] !== null) ?? null;
};

/** Whether the link of a draft omits or changes the content of a field. */
export const isRefused = (draft: Draft, name: ParameterName): boolean => {
  if (!parameters[name].views.includes(draft.link.view) || excludedBy(draft, name)) return false;
  const text = draft.texts[name];
  if (typeof text === 'string' && !readField(name, text, profileOfDraft(draft)).accepted)
    return true;
  // A flag without effect unless another parameter is set.
  return draft.link.values[name] === true && choicesOf(draft)[name] === null;
};

/** Parameters in the field for others that have their own fields, and are left out of the link. */
export const ownOthers = ({ link: { others } }: Draft): readonly ParameterName[] => {
  const query = new URLSearchParams(others);
  return parameterNames.filter((name) => query.has(name));
};

/** Fields whose content is not in the link of a draft, in the order of the fields. */
export const missingFrom = (draft: Draft): readonly (ParameterName | 'others')[] => {
  const choices = choicesOf(draft);
  const refused = parameterNames.filter((name) => choices[name] === null && isRefused(draft, name));
  return ownOthers(draft).length === 0 ? refused : [...refused, 'others'];
};

/** The draft without any values, except the view, language, country and currency. */
export const emptied = (draft: Draft): Draft => {
  const { country, currency } = draft.link.values;
  return {
    ...draft,
    link: { ...draft.link, values: { ...noChoices, country, currency }, others: '' },
    texts: {},
  };
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
