import type { Range } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';

/** What a view shows for parameters that the link does not contain. */
export type ViewDefaults = {
  /** The name is drawn from these. There is at least one. */
  readonly names: readonly string[];
  readonly trades: Range;
};

/** The data that a fallback may depend on. */
export type FallbackContext = {
  /** The seed of the link, or a random one if the link has none. */
  readonly seed: string;
  readonly defaults: ViewDefaults;
};

/** How the page writes its values. */
type ShowContext = {
  readonly view: View;
  readonly profile: NumberProfile;
  /** The language of the page. */
  readonly locale: string;
};

/** The result of reading a parameter. */
export type Reading<Value> = {
  /** `null` if the page has to use the fallback. */
  readonly value: Value | null;
  /** Whether the text was used unchanged. If not, the notice about the link lists it. */
  readonly accepted: boolean;
};

/** A hint in the link builder about what a field accepts, by its key in `messages/`. */
type Hint = 'name' | 'amount' | 'trades' | 'seed' | 'since' | 't' | 'rounds' | 'paused' | 'lesson';

/** The field that edits a parameter in the link builder. */
type FieldKind =
  | {
      readonly kind: 'text';
      readonly hint: Hint;
      /** Maximum number of characters. */
      readonly max: number;
      /** True for a code: turns off spell checking and automatic capitals. */
      readonly isCode: boolean;
    }
  | {
      /** An amount has the prefix and the suffix of the currency. */
      readonly kind: 'amount' | 'number';
      readonly hint: Hint;
      /** For an amount, the range is in hundredths. */
      readonly range: Range;
      /** The most decimals. */
      readonly places: number;
    }
  | { readonly kind: 'time'; readonly hint: Hint }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag'; /** Shown while it is not accepted. */ readonly hint?: Hint };

/**
 * What a parameter describes: the person and the number format, the start of the run, the moment that is
 * shown, or how the page is displayed.
 */
export type About = 'who' | 'start' | 'moment' | 'display';

/** The definition of one parameter of a link. */
export type Parameter<Value> = {
  readonly about: About;
  /** Reads the value. Never throws. @param given the unchanged text of the query */
  readonly read: (given: string) => Reading<Value>;
  /** The text that `read` reads as this value; `null` if the parameter has to be left out. */
  readonly write: (value: Value) => string | null;
  /** The value if the link has none. Links leave out a value that equals a constant fallback. */
  readonly fallback: Value | ((context: FallbackContext) => Value);
  /** The value as the page writes it; `null` if the parameter is not listed. */
  readonly show: (value: Value, context: ShowContext) => string | null;
  readonly field: FieldKind;
  /** The views that use it; the others list it as not used, and keep it in their links. */
  readonly views: readonly View[];
  /** True for free text by the author of the link, which the page labels with the word Demo. */
  readonly isQuoted?: true;
  /** It is only used if the link also has a value for one of these, which come before it. */
  readonly onlyWith?: readonly string[];
  /** Parameters that imply this one; a link with any of them omits it. */
  readonly impliedBy?: readonly string[];
  /** It is not used if the link also has a value for this one, which comes before it. */
  readonly notWith?: string;
};

/**
 * Makes the `read` function of a parameter whose empty text means no value.
 *
 * @param parse returns `null` for an invalid text, and for an empty one
 */
export const readValue =
  <Value>(parse: (text: string) => Value | null) =>
  (given: string): Reading<Value> => {
    const text = given.trim();
    const value = parse(text);
    return { value, accepted: text === '' || value !== null };
  };

/** The `read` function of a flag, which is on if the link contains it, with any value. */
export const readFlag = (): Reading<boolean> => ({ value: true, accepted: true });

export const writeFlag = (value: boolean): string | null => (value ? '' : null);
