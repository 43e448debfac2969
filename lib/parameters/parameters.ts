import { lessonSteps, limits, linkLimits } from '@/lib/config/limits';
import {
  countrySeparators,
  currencyFormats,
  defaultCountry,
  defaultCurrency,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import { namePlaceholder, totalPlaces, views } from '@/lib/config/views';
import { decimalOf } from '@/lib/format/decimal';
import { formatCount, formatMoney, formatSeconds } from '@/lib/format/formatNumber';
import { drawInteger } from '@/lib/simulation/randomStream';
import { readValue, type Parameter, type Reading } from './parameterType';
import {
  parseAmount,
  parseCount,
  parseCountry,
  parseCurrency,
  parseLesson,
  parseSeed,
  parseTime,
  readName,
} from './parsers';

/** The values that a page shows, from its link or from the fallbacks. */
export type Values = {
  /** At most 60 code points. */
  readonly name: string;
  /** Hundredths, −100,000,000,000 to 100,000,000,000. */
  readonly amount: number;
  /** 0 to 1,000,000. */
  readonly trades: number;
  readonly country: Country;
  readonly currency: Currency;
  readonly running: boolean;
  /** 1 to 64 characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Milliseconds since Start, at most a week; `null` if Start was not pressed. */
  readonly t: number | null;
  /** Rounds that were completed before the last press on Start, 0 to 10,000. */
  readonly rounds: number;
  /** Whether updates of the display are paused. */
  readonly paused: boolean;
  /** The step of the lesson that opens with the page, 1 to 6; `null` if the lesson stays closed. */
  readonly lesson: number | null;
};

export type ParameterName = keyof Values;

/** A text for each parameter, or `null` for none. */
export type ParameterTexts = { readonly [Name in ParameterName]: string | null };

const asItIs = (text: string) => text;

/** A flag is on if the link contains it, with any value. Not listed: the page itself shows it. */
const flag = {
  read: (): Reading<boolean> => ({ value: true, accepted: true }),
  write: (isOn: boolean) => (isOn ? '' : null),
  fallback: false,
  show: () => null,
  field: { kind: 'flag' },
} as const;

/**
 * The parameters of a link, one entry each, in the order in which they are listed. All code that
 * handles parameters loops over this table: the code that reads and writes links, the notice about
 * a link, the details, and the link builder.
 */
export const parameters: { readonly [Name in ParameterName]: Parameter<Values[Name]> } = {
  name: {
    about: 'who',
    read: readName,
    write: (name) => (name === namePlaceholder ? null : name),
    fallback: ({ seed, defaults: { names } }) =>
      names[drawInteger(seed, 'name', { min: 0, max: names.length - 1 })] ?? '',
    show: asItIs,
    field: { kind: 'text', hint: 'name', max: linkLimits.name, isCode: false },
    views,
    isQuoted: true,
  },
  amount: {
    about: 'start',
    read: readValue(parseAmount),
    write: (hundredths) => decimalOf(hundredths).replace('.00', ''),
    fallback: ({ seed }) => drawInteger(seed, 'amount', limits.startingAmount),
    show: (hundredths, { view, profile }) => formatMoney(hundredths, totalPlaces[view], profile),
    field: {
      kind: 'amount',
      hint: 'amount',
      range: { min: -linkLimits.amount * 100, max: linkLimits.amount * 100 },
      places: 2,
    },
    views,
  },
  trades: {
    about: 'start',
    read: readValue(parseCount(linkLimits.trades)),
    write: String,
    fallback: ({ seed, defaults }) => drawInteger(seed, 'trades', defaults.trades),
    show: (trades, { profile }) => formatCount(trades, profile),
    field: { kind: 'number', hint: 'trades', range: { min: 0, max: linkLimits.trades }, places: 0 },
    views,
  },
  country: {
    about: 'who',
    read: readValue(parseCountry),
    write: asItIs,
    fallback: defaultCountry,
    show: asItIs,
    field: { kind: 'choice', options: Object.keys(countrySeparators) },
    views,
  },
  currency: {
    about: 'who',
    read: readValue(parseCurrency),
    write: asItIs,
    fallback: defaultCurrency,
    show: asItIs,
    field: { kind: 'choice', options: Object.keys(currencyFormats) },
    views,
  },
  running: { ...flag, about: 'moment', views: ['main'], impliedBy: ['t'] },
  seed: {
    about: 'start',
    read: readValue(parseSeed),
    write: asItIs,
    fallback: ({ seed }) => seed,
    show: asItIs,
    isQuoted: true,
    field: { kind: 'text', hint: 'seed', max: linkLimits.seed, isCode: true },
    views,
  },
  t: {
    about: 'moment',
    read: readValue(parseTime),
    // A run may be longer than the longest time that a link can contain.
    write: (ms) => (ms === null ? null : String(Math.min(ms / 1_000, linkLimits.t))),
    fallback: null,
    show: (ms, { profile }) => (ms === null ? null : formatSeconds(ms, profile)),
    field: { kind: 'number', hint: 't', range: { min: 0, max: linkLimits.t }, places: 3 },
    views,
  },
  rounds: {
    about: 'moment',
    read: readValue(parseCount(linkLimits.rounds)),
    write: (rounds) => String(Math.min(rounds, linkLimits.rounds)),
    fallback: 0,
    show: (rounds, { profile }) => formatCount(rounds, profile),
    field: { kind: 'number', hint: 'rounds', range: { min: 0, max: linkLimits.rounds }, places: 0 },
    views: ['alternate'],
  },
  paused: {
    ...flag,
    about: 'moment',
    field: { kind: 'flag', hint: 'paused' },
    views,
    onlyWith: ['t', 'running'],
  },
  lesson: {
    about: 'display',
    read: readValue(parseLesson),
    write: (step) => (step === null ? null : String(step)),
    fallback: null,
    show: (step) => (step === null ? null : String(step)),
    field: { kind: 'number', hint: 'lesson', range: { min: 1, max: lessonSteps }, places: 0 },
    views,
  },
};

export const parameterNames = Object.keys(parameters) as ParameterName[];

/** Makes a record with one entry for each parameter. */
export const mapParameters = <Result extends Record<ParameterName, unknown>>(
  make: <Name extends ParameterName>(name: Name) => Result[Name],
): Result =>
  // The keys are those of the table, and `make` returns the right type for each key.
  Object.fromEntries(parameterNames.map((name) => [name, make(name)])) as Result;
