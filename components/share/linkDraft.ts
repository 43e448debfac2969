import type { Session } from '@/components/run/resolveSession';
import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import { languageFormats } from '@/lib/config/languageFormats';
import type { Moment } from '@/lib/simulation/store';
import type { Speed } from '@/lib/config/speeds';
import type { View } from '@/lib/config/views';
import { profileOf, type NumberProfile } from '@/lib/format/defineProfile';
import { readNumber } from '@/lib/format/readNumber';
import { locales, type Locale } from '@/lib/i18n/locales';
import {
  mapParameters,
  parameterNames,
  parameters,
  type ParameterName,
  type ParameterTexts,
  type Values,
} from '@/lib/parameters/parameters';
import { readTexts, type ParsedLink } from '@/lib/parameters/parseLink';
import { writeNumber } from './writeNumber';
import { publicUrl } from '@/lib/config/publicUrl';
import { viewPath } from '@/lib/i18n/viewPath';
import { buildLink } from '@/lib/parameters/writeLink';

/** The contents of the link builder's fields; a text may be invalid while it is being typed. */
export type Draft = {
  readonly view: View;
  readonly locale: Locale;
  /** As the fields show them: numbers in the number format of the link. */
  readonly texts: ParameterTexts;
  /** Whether the links in all languages have the currency and the number format of each. */
  readonly isLocal: boolean;
  /** Parameters that the page does not have, as in a query, without its question mark. */
  readonly others: string;
};

/** The number format of the page that a draft links to. */
export const profileOfDraft = ({ texts: { currency, country } }: Draft): NumberProfile =>
  profileOf(
    parameters.currency.read(currency ?? '').value ?? defaultCurrency,
    parameters.country.read(country ?? '').value ?? defaultCountry,
  );

/** A text that no parameter reads. */
const unreadable = '?';

/** A time as a field for date and time has it, in the zone of this computer. */
export const localTime = (time: number): string => {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 19).replace(/:00$/, '');
};

/** The same in a link, in UTC. */
const toUtc = (text: string): string => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? unreadable : time.toISOString().replace('.000', '');
};

/** The text of a link as a field shows it. */
const toField = (name: ParameterName, text: string | null, profile: NumberProfile) => {
  const { kind } = parameters[name].field;
  if (text === null || text === '') return text;
  if (kind === 'time') return localTime(Date.parse(text));
  return kind === 'amount' || kind === 'number'
    ? writeNumber(text, profile, kind === 'amount')
    : text;
};

/** The text of a field as a link contains it. */
const toLink = (name: ParameterName, text: string | null, profile: NumberProfile) => {
  const { field } = parameters[name];
  if (text === null || text.trim() === '') return text;
  if (field.kind === 'time') return toUtc(text);
  return field.kind === 'amount' || field.kind === 'number'
    ? (readNumber(text, profile, field.places) ?? unreadable)
    : text;
};

/** The fields of some values. */
const fieldsOf = (values: Values, profile: NumberProfile) =>
  mapParameters<ParameterTexts>((name) =>
    toField(name, parameters[name].write(values[name]), profile),
  );

/** What a page shows now, besides its session. */
type PageNow = {
  readonly view: View;
  readonly locale: Locale;
  readonly running: boolean;
  /** The moment displayed; `null` if Start was not pressed. */
  readonly moment: Moment | null;
  readonly speed: Speed;
};

/**
 * The draft with which the builder opens: what the page shows now. It is at the moment on screen if
 * the link of the page was to one; else a link starts the run again, or with all others.
 */
export const draftOf = (
  { values, profile, search }: Session,
  { running, moment, speed, view, locale }: PageNow,
): Draft => {
  // With `t`, the link says when the run was started.
  const now = { ...values, speed, running: running && values.t === null && values.since === null };
  const others = new URLSearchParams(search);
  for (const name of parameterNames) others.delete(name);
  const draft: Draft = {
    view,
    locale,
    texts: fieldsOf(now, profile),
    isLocal: false,
    others: others.toString(),
  };
  return values.t === null || moment === null ? draft : draftAt(draft, moment);
};

/** The draft for the moment displayed, instead of the one that it has; the page must show it. */
export const draftAt = (draft: Draft, moment: Moment): Draft => {
  const profile = profileOfDraft(draft);
  return {
    ...draft,
    texts: {
      ...draft.texts,
      running: null,
      since: null,
      t: toField('t', parameters.t.write(moment.t), profile),
      rounds: toField('rounds', parameters.rounds.write(moment.rounds), profile),
      paused: parameters.paused.write(moment.paused),
    },
  };
};

/** The draft with another text; numbers are rewritten if that changes the number format. */
export const withText = (draft: Draft, name: ParameterName, text: string | null): Draft => {
  const next = { ...draft, texts: { ...draft.texts, [name]: text } };
  if (name !== 'country' && name !== 'currency') return next;
  const [before, after] = [profileOfDraft(draft), profileOfDraft(next)];
  const rewrite = (each: ParameterName) => {
    const written = next.texts[each];
    const read = toLink(each, written, before);
    return read === unreadable ? written : toField(each, read, after);
  };
  return { ...next, texts: mapParameters<ParameterTexts>(rewrite) };
};

/** The text of a field in full, once it has been typed: with decimals and thousands separators. */
export const settledText = <Name extends ParameterName>(draft: Draft, name: Name) => {
  const value = readDraft(draft).choices[name];
  return value === null
    ? draft.texts[name]
    : toField(name, parameters[name].write(value), profileOfDraft(draft));
};

/** The choices of a draft, and a list of the texts that a link cannot contain unchanged. */
export const readDraft = (draft: Draft): ParsedLink => {
  const profile = profileOfDraft(draft);
  return readTexts(draft.view, (name) =>
    // A link leaves out what its view ignores.
    parameters[name].views.includes(draft.view) ? toLink(name, draft.texts[name], profile) : null,
  );
};

/** The parameter because of which the link of a draft cannot have another one; `null` if it can. */
export const excludedBy = (draft: Draft, name: ParameterName): ParameterName | null => {
  const { choices } = readDraft(draft);
  const { notWith } = parameters[name];
  return parameterNames.find((each) => each === notWith && choices[each] !== null) ?? null;
};

/** The other parameters of a draft that have fields of their own, so that a link leaves them out. */
export const ownOthers = ({ others }: Draft): readonly ParameterName[] => {
  const query = new URLSearchParams(others);
  return parameterNames.filter((name) => query.has(name));
};

/** What was typed, but is not in the link of a draft, in the order of the fields. */
export const missingFrom = (draft: Draft): readonly (ParameterName | 'others')[] => {
  const { choices, rejections } = readDraft(draft);
  const refused = rejections
    .map(({ parameter }) => parameter)
    .filter((name) => choices[name] === null && excludedBy(draft, name) === null);
  return ownOthers(draft).length === 0 ? refused : [...refused, 'others'];
};

/** The draft of a link that leaves everything to the page, but for where it leads and its money. */
export const emptied = (draft: Draft): Draft => ({
  ...draft,
  texts: mapParameters<ParameterTexts>((name) => {
    const { field } = parameters[name];
    if (name === 'country' || name === 'currency') return draft.texts[name];
    return field.kind === 'choice' ? (field.options[0] ?? null) : null;
  }),
  others: '',
});

/** The absolute URL of a draft's link. */
export const linkOf = (draft: Draft): string =>
  window.location.origin +
  publicUrl(viewPath(draft.view, draft.locale)) +
  buildLink(readDraft(draft).choices, draft.others);

/** The links of a draft in all languages. */
export const linksOf = (draft: Draft) =>
  locales.map((locale) => {
    const { currency, country } = languageFormats[locale];
    const own = { ...draft, locale };
    const local = () => withText(withText(own, 'currency', currency), 'country', country);
    return { locale, link: linkOf(draft.isLocal ? local() : own) };
  });
