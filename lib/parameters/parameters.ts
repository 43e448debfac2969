import { defaultCountry, defaultCurrency } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import { linkLimits } from '@/lib/config/linkLimits';
import { ranges, type Range } from '@/lib/config/ranges';
import { namePlaceholder, totalPlaces, type View } from '@/lib/config/views';
import { decimalOf, formatCount, formatMoney, formatSeconds } from '@/lib/format/formatNumber';
import type { NumberProfile } from '@/lib/format/numberProfile';
import { drawInteger } from '@/lib/simulation/randomStream';
import * as parsers from './parsers';

/** The values that a page shows, from its link or from the fallbacks. */
export type Values = {
  readonly currency: Currency;
  /** At most `linkLimits.name` graphemes. */
  readonly name: string;
  /** Hundredths, within `linkLimits.amount` whole units. */
  readonly amount: number;
  /** 0 to `linkLimits.trades`. */
  readonly trades: number;
  readonly country: Country;
  readonly running: boolean;
  /** 1 to `linkLimits.seed` characters of `A–Z a–z 0–9 _ -`. */
  readonly seed: string;
  /** Milliseconds since Start, within `linkLimits.t` seconds; `null` if Start was not clicked. */
  readonly t: number | null;
  /** Rounds that were completed before the last click on Start, at most `linkLimits.rounds`. */
  readonly rounds: number;
  readonly paused: boolean;
  /** The step of the lesson that opens with the page, from 1; `null` if the lesson stays closed. */
  readonly lesson: number | null;
};

export type ParameterName = keyof Values;

/** The values that a link chooses; `null` where it leaves the choice to the page. */
export type Choices = { readonly [Name in ParameterName]: Values[Name] | null };

/** A view's defaults for parameters that the link does not contain. */
export type ViewDefaults = {
  /** The names to draw from, at least one. */
  readonly names: readonly string[];
  /** The starting number of trades, or the range to draw it from. */
  readonly trades: number | Range;
};

/** What a fallback may depend on. The seed is that of the link, or a random one. */
type FallbackContext = { readonly seed: string; readonly defaults: ViewDefaults };

/** The properties of a page that determine how it writes values. */
export type ShowContext = { readonly view: View; readonly profile: NumberProfile };

type Parameter<Value> = {
  /** Reads the unchanged text of the query. Never throws. */
  readonly read: (raw: string) => parsers.Reading<Value>;
  /** The text that `read` turns into this value; `null` if links have to omit the parameter. */
  readonly write: (value: Value) => string | null;
  /** The value if the link has none. Links omit a value that equals a constant fallback. */
  readonly fallback: Value | ((context: FallbackContext) => Value);
  /** The value as the page writes it; `null` if the parameter is not listed. */
  readonly show: (value: Value, context: ShowContext) => string | null;
  /** A view that keeps the parameter in its links, and does nothing with it. */
  readonly ignoredBy?: View;
};

const { readValue } = parsers;

/** A text that links contain, and the page writes, as it is. */
const asIs = { write: (text: string) => text, show: (text: string) => text };

/** A flag is on if the link contains it, with any value. Not listed: the page itself shows it. */
const flag = {
  read: () => ({ value: true, accepted: true }),
  write: (isOn: boolean) => (isOn ? '1' : null),
  fallback: false,
  show: () => null,
} as const;

/**
 * The parameters of a link, one entry each, in the order in which links contain them. The currency
 * comes first, because `&currency` is also a character in HTML.
 */
export const parameters: { readonly [Name in ParameterName]: Parameter<Values[Name]> } = {
  currency: { read: readValue(parsers.parseCurrency), fallback: defaultCurrency, ...asIs },
  name: {
    read: parsers.readName,
    write: (name) => (name === namePlaceholder ? null : name),
    fallback: ({ seed, defaults: { names } }) =>
      names[drawInteger(seed, 'name', { min: 0, max: names.length - 1 })] ?? '',
    show: (name) => (name === namePlaceholder ? null : name),
  },
  amount: {
    read: readValue(parsers.parseAmount),
    write: (hundredths) => decimalOf(hundredths).replace('.00', ''),
    fallback: ({ seed }) => drawInteger(seed, 'amount', ranges.startingAmount),
    show: (hundredths, { view, profile }) => formatMoney(hundredths, totalPlaces[view], profile),
  },
  trades: {
    read: readValue(parsers.parseCount(linkLimits.trades)),
    write: String,
    fallback: ({ seed, defaults: { trades } }) =>
      typeof trades === 'number' ? trades : drawInteger(seed, 'trades', trades),
    show: (trades, { profile }) => formatCount(trades, profile),
  },
  country: { read: readValue(parsers.parseCountry), fallback: defaultCountry, ...asIs },
  running: flag,
  seed: { read: readValue(parsers.parseSeed), fallback: ({ seed }) => seed, ...asIs },
  t: {
    read: readValue(parsers.parseTime),
    // A run may be longer than the longest time that a link can contain.
    write: (ms) => (ms === null ? null : String(Math.min(ms / 1_000, linkLimits.t))),
    fallback: null,
    show: (ms, { profile }) => (ms === null ? null : formatSeconds(ms, profile)),
  },
  rounds: {
    read: readValue(parsers.parseCount(linkLimits.rounds)),
    write: (rounds) => String(Math.min(rounds, linkLimits.rounds)),
    fallback: 0,
    ignoredBy: 'main',
    show: (rounds, { profile }) => formatCount(rounds, profile),
  },
  paused: flag,
  lesson: {
    read: readValue(parsers.parseLesson),
    write: (step) => (step === null ? null : String(step)),
    fallback: null,
    show: (step) => (step === null ? null : String(step)),
  },
};

export const parameterNames = Object.keys(parameters) as ParameterName[];

/** Makes a record with one entry for each parameter. */
export const mapParameters = <Result extends Record<ParameterName, unknown>>(
  make: <Name extends ParameterName>(name: Name) => Result[Name],
): Result =>
  // The keys are those of the table, and `make` returns the right type for each key.
  Object.fromEntries(parameterNames.map((name) => [name, make(name)])) as Result;

/** Every value as a page writes it; `null` if the page does not list it. */
export const formatValues = (
  values: Values,
  context: ShowContext,
): { readonly [Name in ParameterName]: string | null } =>
  mapParameters((name) => {
    const { ignoredBy, show } = parameters[name];
    return ignoredBy === context.view ? null : show(values[name], context);
  });

/** Completes the choices of a link with the fallbacks. */
export const resolveChoices = (choices: Choices, context: FallbackContext): Values =>
  mapParameters<Values>(<Name extends ParameterName>(name: Name): Values[Name] => {
    const { fallback } = parameters[name];
    return choices[name] ?? (typeof fallback === 'function' ? fallback(context) : fallback);
  });
