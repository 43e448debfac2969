import type { Range } from '@/lib/config/range';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';

/** What a view shows where the link does not say. */
export type ViewDefaults = {
  /** One of them is drawn; at least one. */
  readonly names: readonly string[];
  readonly trades: Range;
};

/** What a fallback may depend on. */
export type FallbackContext = {
  /** The seed of the link, or the random one that takes its place. */
  readonly seed: string;
  readonly defaults: ViewDefaults;
};

/** How the page writes what it shows. */
type ShowContext = { readonly view: View; readonly profile: NumberProfile };

/** What was read of a parameter. */
export type Reading<Value> = {
  /** `null` where the page has to use its fallback. */
  readonly value: Value | null;
  /** Whether the given text was used as it is; otherwise the page lists it. */
  readonly accepted: boolean;
};

/** A hint of the link builder, by its key in `messages/`: what a field takes. */
type Hint = 'name' | 'amount' | 'trades' | 'seed';

/** What edits a parameter in the link builder. */
type FieldKind =
  | {
      readonly kind: 'text';
      readonly hint: Hint;
      /** Characters at most. */
      readonly max: number;
      /** True for text in no language: no spelling to check, no capitals to suggest. */
      readonly isCode: boolean;
    }
  | {
      readonly kind: 'amount' | 'count';
      readonly hint: Hint;
      /** Of an amount in hundredths. */
      readonly range: Range;
    }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' };

/** Everything there is to know about one parameter of a link. */
export type Parameter<Value> = {
  /** Never throws. @param given what stands in the query, as it is */
  readonly read: (given: string) => Reading<Value>;
  /** The text that `read` takes for this value; `null` where a link has it by leaving it out. */
  readonly write: (value: Value) => string | null;
  /** What takes the place of a value that the link does not give. A constant is left out of links. */
  readonly fallback: Value | ((context: FallbackContext) => Value);
  /** The value as the page writes it; `null` where there is nothing to list. */
  readonly show: (value: Value, context: ShowContext) => string | null;
  readonly field: FieldKind;
  /** The views that use it; the others keep it in their links. */
  readonly views: readonly View[];
  /** True for text of the link's author, which the page shows under the word Demo. */
  readonly isQuoted: boolean;
};

/** `read` of a parameter whose empty text is as good as none. @param parse `null` for unusable */
export const readValue =
  <Value>(parse: (text: string) => Value | null) =>
  (given: string): Reading<Value> => {
    const text = given.trim();
    const value = text === '' ? null : parse(text);
    return { value, accepted: text === '' || value !== null };
  };

/** `read` of a parameter that is on with any value, or none. */
export const readFlag = (): Reading<boolean> => ({ value: true, accepted: true });

export const writeFlag = (value: boolean): string | null => (value ? '' : null);
