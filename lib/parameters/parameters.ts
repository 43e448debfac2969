import { defaultCurrency } from '@/lib/config/currencyFormats';
import type { Country, Currency, NumberProfile } from '@/lib/config/currencyFormats';
import { linkLimits } from '@/lib/config/linkLimits';
import { ranges } from '@/lib/config/ranges';
import { alternateStartingTrades, namePlaceholder, totalPlaces } from '@/lib/config/views';
import type { View } from '@/lib/config/views';
import { decimalOf, formatCount, formatMoney, formatSeconds } from '@/lib/format/formatNumber';
import type { Settings } from '@/lib/simulation/engine';
import { drawInteger } from '@/lib/simulation/randomStream';
import * as parsers from './parsers';

/** The values that a page shows, from its link or from the fallbacks. */
export type Values = Settings & {
  readonly currency: Currency;
  /** At most `linkLimits.name` graphemes. */
  readonly name: string;
  /** Whose number format applies; `null` for the currency's own. */
  readonly country: Country | null;
  readonly running: boolean;
  /** Milliseconds since Start, within `linkLimits.t` seconds; `null` if Start was not clicked. */
  readonly t: number | null;
  readonly paused: boolean;
  /** The step of the lesson that opens with the page, from 1; `null` if the lesson stays closed. */
  readonly lesson: number | null;
};

export type ParameterName = keyof Values;

/** The values that a link chooses; `null` for each choice that it leaves to the page. */
export type Choices = { readonly [Name in ParameterName]: Values[Name] | null };

/** The input of a fallback. */
type FallbackContext = {
  readonly view: View;
  /** From the link, or random. */
  readonly seed: string;
  /** The names to draw from, at least one. */
  readonly names: readonly string[];
};

/** The properties of a page that determine how it formats values. */
type FormatContext = {
  readonly view: View;
  readonly profile: NumberProfile;
  /** The page's words for no country, in its language. */
  readonly ownFormat: string;
};

type Parameter<Value> = {
  /** Reads the text of the query as it is. Never throws. */
  readonly read: (raw: string) => parsers.Reading<Value>;
  /** The text that `read` turns back into this value; `null` if links have to omit it. */
  readonly write: (value: Value) => string | null;
  /** The value for a link without one. Links omit a value that equals a constant fallback. */
  readonly fallback: Value | ((context: FallbackContext) => Value);
  /** Formats the value for display; `null` if the page does not list it. */
  readonly format: (value: Value, context: FormatContext) => string | null;
  /** The view that ignores the parameter, but keeps it in its links. */
  readonly ignoredBy?: View;
};

const { readValue } = parsers;

/** For a text that links and the page contain as it is. */
const asIs = { write: (text: string) => text, format: (text: string) => text };

/** A flag is on if the link contains it, with any value. Not listed, because the page shows it. */
const flag = {
  read: () => ({ value: true, accepted: true }),
  write: (isOn: boolean) => (isOn ? '1' : null),
  fallback: false,
  format: () => null,
} as const;

/**
 * The parameters of a link, one entry each, in the order in which links contain them. The currency
 * comes first, because `&currency` is also a character in HTML.
 */
export const parameters: { readonly [Name in ParameterName]: Parameter<Values[Name]> } = {
  currency: { read: readValue(parsers.parseCurrency), fallback: defaultCurrency, ...asIs },
  name: {
    read: parsers.readName,
    write: (name) => name,
    fallback: ({ seed, names }) =>
      names[drawInteger(seed, 'name', { min: 0, max: names.length - 1 })] ?? '',
    format: (name) => (name === namePlaceholder ? null : name),
  },
  amount: {
    read: readValue(parsers.parseAmount),
    write: (hundredths) => decimalOf(hundredths).replace('.00', ''),
    fallback: ({ seed }) => drawInteger(seed, 'amount', ranges.startingAmount),
    format: (hundredths, { view, profile }) => formatMoney(hundredths, totalPlaces[view], profile),
  },
  trades: {
    read: readValue(parsers.parseCount(linkLimits.trades)),
    write: String,
    fallback: ({ view, seed }) =>
      view === 'main'
        ? drawInteger(seed, 'trades', ranges.startingTrades)
        : alternateStartingTrades,
    format: (trades, { profile }) => formatCount(trades, profile),
  },
  country: {
    read: readValue(parsers.parseCountry),
    write: (country) => country,
    fallback: null,
    format: (country, { ownFormat }) => country ?? ownFormat,
  },
  running: flag,
  seed: { read: readValue(parsers.parseSeed), fallback: ({ seed }) => seed, ...asIs },
  t: {
    read: readValue(parsers.parseTime),
    // A run may last longer than the longest time that a link can contain.
    write: (ms) => (ms === null ? null : String(Math.min(ms / 1_000, linkLimits.t))),
    fallback: null,
    format: (ms, { profile }) => (ms === null ? null : formatSeconds(ms, profile)),
  },
  rounds: {
    read: readValue(parsers.parseCount(linkLimits.rounds)),
    write: (rounds) => String(Math.min(rounds, linkLimits.rounds)),
    fallback: 0,
    ignoredBy: 'main',
    format: (rounds, { profile }) => formatCount(rounds, profile),
  },
  paused: flag,
  lesson: {
    read: readValue(parsers.parseLesson),
    write: (step) => (step === null ? null : String(step)),
    fallback: null,
    format: (step) => (step === null ? null : String(step)),
  },
};

export const parameterNames = Object.keys(parameters) as ParameterName[];

/** Makes a record with an entry for each parameter. */
export const mapParameters = <Result extends Record<ParameterName, unknown>>(
  make: <Name extends ParameterName>(name: Name) => Result[Name],
): Result =>
  // TypeScript does not know that the keys are all keys of `Result`, with values from `make`.
  Object.fromEntries(parameterNames.map((name) => [name, make(name)])) as Result;

/** Formats every value for display; `null` if the page does not list it. */
export const formatValues = (values: Values, context: FormatContext) =>
  mapParameters<Readonly<Record<ParameterName, string | null>>>((name) => {
    const { ignoredBy, format } = parameters[name];
    return ignoredBy === context.view ? null : format(values[name], context);
  });

/** Completes the choices of a link with the fallbacks. */
export const resolveChoices = (choices: Choices, context: FallbackContext): Values =>
  mapParameters<Values>(<Name extends ParameterName>(name: Name): Values[Name] => {
    const { fallback } = parameters[name];
    return choices[name] ?? (typeof fallback === 'function' ? fallback(context) : fallback);
  });
