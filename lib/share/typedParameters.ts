import { formatAmount, formatCount } from '@/lib/format/formatNumber';
import type { NumberProfile } from '@/lib/format/numberProfile';
import { cleanText } from '@/lib/parameters/cleanText';
import { isMergeTagForLinks } from '@/lib/parameters/mergeTag';
import { parameters, type Values } from '@/lib/parameters/parameters';
import type { Reading } from '@/lib/parameters/parsers';
import { readNumber } from './readNumber';

/** The parameters with a text field. */
export const typedParameters = ['name', 'seed', 'amount', 'trades'] as const;

export type TypedParameter = (typeof typedParameters)[number];

/** How a field reads and writes a value, with numbers in a format. An empty text has no value. */
type Field<Value> = {
  readonly read: (text: string, profile: NumberProfile) => Reading<Value>;
  readonly write: (value: Value, profile: NumberProfile) => string;
};

/** Removes invisible characters, as a link does, and takes a merge tag as it is. */
const readName = (text: string): Reading<string> => {
  const cleaned = cleanText(text).text;
  return isMergeTagForLinks(cleaned)
    ? { value: cleaned, accepted: true }
    : parameters.name.read(cleaned);
};

const readNumberOf =
  (name: 'amount' | 'trades') =>
  (text: string, profile: NumberProfile): Reading<number> => {
    const plain = readNumber(text, profile);
    return plain === null
      ? { value: null, accepted: text.trim() === '' }
      : parameters[name].read(plain);
  };

export const fields: { readonly [Name in TypedParameter]: Field<Values[Name]> } = {
  name: { read: readName, write: (name) => name },
  seed: { read: parameters.seed.read, write: (seed) => seed },
  amount: { read: readNumberOf('amount'), write: formatAmount },
  trades: { read: readNumberOf('trades'), write: formatCount },
};
