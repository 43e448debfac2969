import type { Range } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';

/** A view's defaults for parameters that the link does not contain. */
export type ViewDefaults = {
  /** The names to draw from, at least one. */
  readonly names: readonly string[];
  /** The range to draw the starting number of trades from. */
  readonly trades: Range;
};

/** The data that a fallback may depend on. */
export type FallbackContext = {
  /** The seed of the link, or a random one if the link has none. */
  readonly seed: string;
  readonly defaults: ViewDefaults;
};

/** The properties of a page that determine how it writes values. */
export type ShowContext = {
  readonly view: View;
  readonly profile: NumberProfile;
  /** The language of the page. */
  readonly locale: string;
};

/** The result of reading a parameter. */
export type Reading<Value> = {
  /** `null` if the page has to use the fallback. */
  readonly value: Value | null;
  /** Whether the text was used unchanged. The notice about the link lists all other texts. */
  readonly accepted: boolean;
};

/** The key in `messages/` of a hint about the values that a field accepts. */
type Hint = 'name' | 'amount' | 'trades' | 'seed' | 't' | 'rounds' | 'paused' | 'lesson';

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
      /** An amount is shown with the prefix and the suffix of the currency. */
      readonly kind: 'amount' | 'number';
      readonly hint: Hint;
      /** For an amount, the range is in hundredths. */
      readonly range: Range;
      /** Maximum number of decimals. */
      readonly places: number;
    }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag'; /** Shown while the flag is not accepted. */ readonly hint?: Hint };

/**
 * The subject of a parameter: the person and the number format, the start of the run, the moment
 * shown, or the display of the page.
 */
export type About = 'who' | 'start' | 'moment' | 'display';

/** The definition of one parameter of a link. */
export type Parameter<Value> = {
  readonly about: About;
  /**
   * Reads the value. Never throws.
   *
   * @param given the unchanged text of the query
   */
  readonly read: (given: string) => Reading<Value>;
  /** The text that `read` turns into this value; `null` if links have to omit the parameter. */
  readonly write: (value: Value) => string | null;
  /** The value if the link has none. Links omit a value that equals a constant fallback. */
  readonly fallback: Value | ((context: FallbackContext) => Value);
  /** The value as the page writes it; `null` if the parameter is not listed. */
  readonly show: (value: Value, context: ShowContext) => string | null;
  readonly field: FieldKind;
  /** The views that use the parameter. The others report it as unused, and keep it in links. */
  readonly views: readonly View[];
  /** True for free text by the author of the link, which the page labels with the word Demo. */
  readonly isQuoted?: true;
  /** The parameter is used only with one of these, which precede it in `parameters`. */
  readonly onlyWith?: readonly string[];
  /** Parameters that imply this one. A link with any of them omits this one. */
  readonly impliedBy?: readonly string[];
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
