import type { Country, Currency } from '@/lib/config/numberFormats';
import { markUnseen } from './cleanText';
import { clipText } from './clipText';
import { parseAmount, parseCountry, parseCurrency, parseSeed, parseTrades } from './parsers';
import { parseName } from './parseName';

/** What a link chose; `null` where it leaves the choice to the page. */
export type Choices = {
  readonly name: string | null;
  /** Hundredths, −100,000,000,000 to 100,000,000,000. */
  readonly amount: number | null;
  /** 0 to 1,000,000. */
  readonly trades: number | null;
  readonly country: Country | null;
  readonly currency: Currency | null;
  readonly running: boolean;
  readonly seed: string | null;
};

/** A value of the link that was not used, or not as it was given. */
export type Rejection = {
  readonly parameter: Exclude<keyof Choices, 'running'>;
  /** What was given, shortened for showing, with U+FFFD for what cannot be seen. */
  readonly given: string;
};

export type ParsedLink = {
  readonly choices: Choices;
  /** In the order of the table of parameters. */
  readonly rejections: readonly Rejection[];
};

/** Code points of a given value that are quoted back. */
const quoted = 40;

const quote = (given: string): string => {
  // A grapheme can be long: the first cut only spares the work on huge values.
  const text = markUnseen(given.slice(0, 1_000));
  const clipped = clipText(text, quoted);
  return clipped === text ? text : `${clipped}…`;
};

/**
 * Reads the parameters of a link. Never throws: what cannot be used is left to the page and listed.
 *
 * @param search the query, as `location.search` gives it
 */
export const parseLink = (search: string): ParsedLink => {
  const query = new URLSearchParams(search);
  const rejections: Rejection[] = [];

  const read = <Value>(
    parameter: Rejection['parameter'],
    parse: (text: string) => Value | null,
  ): Value | null => {
    const given = query.get(parameter)?.trim() ?? '';
    if (given === '') return null;
    const value = parse(given);
    if (value === null) rejections.push({ parameter, given: quote(given) });
    return value;
  };

  const readName = (): string | null => {
    const given = query.get('name') ?? '';
    const { name, changed } = parseName(given);
    if (changed) rejections.push({ parameter: 'name', given: quote(given) });
    return name;
  };

  const choices: Choices = {
    name: readName(),
    amount: read('amount', parseAmount),
    trades: read('trades', parseTrades),
    country: read('country', parseCountry),
    currency: read('currency', parseCurrency),
    running: query.has('running'),
    seed: read('seed', parseSeed),
  };
  return { choices, rejections };
};
