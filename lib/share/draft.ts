import { defaultCurrency, type Currency, type NumberProfile } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import type { View } from '@/lib/config/views';
import { formatAmount, formatCount, profileOf } from '@/lib/format/formatNumber';
import type { Locale } from '@/lib/i18n/locales';
import { cleanText } from '@/lib/parameters/cleanText';
import { atMoment, withValues, type PageLink } from '@/lib/parameters/link';
import { isMergeTag, mergeTagForLinks } from '@/lib/parameters/mergeTag';
import { parameters, type Choices, type Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Moment } from '@/lib/simulation/runner';
import { readNumber } from './readNumber';

/** The parameters with a text field; `t` has it only if the link opens at a moment. */
export const startParameters = ['name', 'seed', 'amount', 'trades'] as const;
export const typedParameters = [...startParameters, 't'] as const;

export type TypedParameter = (typeof typedParameters)[number];

/** The ways in which a link can open. The last two open at a moment. */
const openings = ['beforeStart', 'running', 'runningFrom', 'pausedAt'] as const;

type Opening = (typeof openings)[number];

export type Draft = {
  readonly link: PageLink;
  /** The texts that the visitor has typed. They stay as they are, so that undo works. */
  readonly texts: { readonly [Name in TypedParameter]?: string | undefined };
  /** Whether the visitor chose the number format, so that it no longer follows the language. */
  readonly isCountryChosen: boolean;
  /** Whether links in other languages have the currency and number format of their language. */
  readonly isLocal: boolean;
  /** `null` until the visitor chooses. */
  readonly opening: Opening | null;
  /** The page when the dialog opened. Applies where the visitor has not chosen or typed. */
  readonly page: { readonly view: View; readonly opening: Opening; readonly moment: Moment };
};

/** How a page opened, unless it is paused now. */
const openingOfPage = ({ running, t, paused }: Values, isPausedNow: boolean): Opening => {
  if (isPausedNow) return 'pausedAt';
  if (t !== null) return paused ? 'pausedAt' : 'runningFrom';
  return running ? 'running' : 'beforeStart';
};

/** The first draft: the link of the page, with its currency and number format. */
export const draftOf = (
  pageLink: PageLink,
  link: ParsedLink,
  values: Values,
  moment: Moment | null,
): Draft => ({
  link: withValues(pageLink, {
    ...pageLink.values,
    // `pageLink` omits a name that the page has shortened.
    name: link.choices.name,
    country: values.country,
    currency: values.currency,
    running: null,
    t: null,
    paused: null,
    lesson: null,
  }),
  texts: {},
  isCountryChosen: pageLink.values.country !== null,
  isLocal: false,
  opening: null,
  page: {
    view: pageLink.view,
    opening: openingOfPage(values, moment?.isPaused === true),
    // Before Start, the field contains one minute.
    moment: moment ?? { elapsed: 60_000, rounds: values.rounds, isPaused: false },
  },
});

/** The ways in which a link to a view can open: the alternate view does not start by itself. */
export const openingsOf = (view: View): readonly Opening[] =>
  openings.filter((opening) => view === 'main' || opening !== 'running');

/** The way in which the link of a draft opens. */
export const openingOf = ({ link, opening, page }: Draft): Opening => {
  const chosen = opening ?? page.opening;
  return openingsOf(link.view).includes(chosen) ? chosen : 'beforeStart';
};

/** The moment at which the link of a draft opens; `null` if it opens at none. */
export const momentOf = (draft: Draft): Moment | null => {
  const opening = openingOf(draft);
  if (opening === 'beforeStart' || opening === 'running') return null;
  const { link, page } = draft;
  return {
    elapsed: link.values.t ?? page.moment.elapsed,
    // The other view has another run.
    rounds: link.view === page.view ? page.moment.rounds : 0,
    isPaused: opening === 'pausedAt',
  };
};

const currencyOf = ({ link }: Draft): Currency => link.values.currency ?? defaultCurrency;

/** The number format of the page that a draft links to. */
export const profileOfDraft = (draft: Draft): NumberProfile =>
  profileOf(currencyOf(draft), draft.link.values.country);

/** The text that a field writes for its value. */
export const writtenTextOf = (draft: Draft, name: TypedParameter): string => {
  const { [name]: value, t } = draft.link.values;
  const profile = profileOfDraft(draft);
  if (name === 't') {
    const ms = t ?? draft.page.moment.elapsed;
    return parameters.t.write(ms)?.replace('.', profile.decimal) ?? '';
  }
  const format = name === 'amount' ? formatAmount : formatCount;
  return typeof value === 'number' ? format(value, profile) : (value ?? '');
};

export const typedTextOf = (draft: Draft, name: TypedParameter): string =>
  draft.texts[name] ?? writtenTextOf(draft, name);

/** Reads the text of a field. An empty text has no value. */
const read = (name: TypedParameter, text: string, draft: Draft) => {
  // Without invisible characters, which may be pasted with it.
  const cleaned = cleanText(text);
  if (name === 'seed') return parameters.seed.read(cleaned);
  if (name === 'name') {
    const tag = mergeTagForLinks(cleaned);
    return tag === null ? parameters.name.read(cleaned) : { value: tag, accepted: true };
  }
  const currency = name === 'amount' ? currencyOf(draft) : null;
  const options = { currency, isGrouped: name !== 't' };
  const plain = cleaned && readNumber(text, profileOfDraft(draft), options);
  return plain === null ? { value: null, accepted: false } : parameters[name].read(plain);
};

/**
 * The reason why a field refuses its text, so that the draft has no link; `null` if it accepts the
 * text. With a moment, the seed is required: without it, the link would show another run.
 */
export const refusalOf = (draft: Draft, name: TypedParameter) => {
  const { [name]: text = '' } = draft.texts;
  const hasMoment = momentOf(draft) !== null;
  if (name === 't' && !hasMoment) return null;
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

/** The draft with other choices. Reads all texts again, because the number format may change. */
export const withChoices = (draft: Draft, changes: Partial<Choices>): Draft =>
  typedParameters.reduce<Draft>(
    (next, name) => {
      const text = draft.texts[name];
      return text === undefined ? next : withText(next, name, text);
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

/** The link of a draft; `null` while a field refuses its text. */
export const linkOf = (draft: Draft): PageLink | null => {
  if (typedParameters.some((name) => refusalOf(draft, name))) return null;
  const isRunning = openingOf(draft) === 'running';
  return atMoment(withValues(draft.link, { running: isRunning, t: null }), momentOf(draft));
};

/** A link in another language. `isLocal`: with that language's currency and number format. */
export const inLanguage = (link: PageLink, locale: Locale, isLocal: boolean): PageLink => {
  const { currency, country } = languages[locale];
  return { ...link, locale, values: isLocal ? { ...link.values, currency, country } : link.values };
};
