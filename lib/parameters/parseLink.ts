import type { View } from '@/lib/config/views';
import { markUnseen, clipText } from './cleanText';
import { mapParameters, parameters, type ParameterName, type Values } from './parameters';

/** The values that a link chooses; `null` where it leaves the choice to the page. */
export type Choices = { readonly [Name in ParameterName]: Values[Name] | null };

/** A value of the link that was not used, or that was changed before use. */
export type Rejection = {
  readonly parameter: ParameterName;
  /**
   * The text in the link: at most 40 code points and `…`, with U+FFFD in place of invisible
   * characters.
   */
  readonly given: string;
};

export type ParsedLink = {
  /** The values that the page shows. */
  readonly choices: Choices;
  /** The choices that are exactly as in the link; `null` for all others. */
  readonly accepted: Choices;
  /** In the order of `parameters`. */
  readonly rejections: readonly Rejection[];
  /** The parameters that are not in `accepted`, as a query without its question mark. */
  readonly others: string;
};

/**
 * Whether a view uses a parameter, given the other parameters of the link.
 *
 * @param has whether the link has a value for another parameter
 */
export const isUsedOn = (
  view: View,
  parameter: ParameterName,
  has: (name: string) => boolean,
): boolean => {
  const { onlyWith, views } = parameters[parameter];
  return views.includes(view) && (onlyWith === undefined || onlyWith.some(has));
};

/** Maximum length of a quoted text, in code points. */
const quoted = 40;

const quote = (given: string): string => {
  // Avoids work on huge values. The limit is generous, because a grapheme can be long.
  const text = markUnseen(given.slice(0, 1_000));
  const clipped = clipText(text, quoted);
  return clipped === text ? text : `${clipped}…`;
};

/**
 * Reads the parameters of a link to a view. Never throws: `rejections` lists the values that are
 * invalid, were changed, or are ignored by the view.
 *
 * @param search the query, as in `location.search`
 */
export const parseLink = (search: string, view: View): ParsedLink => {
  const query = new URLSearchParams(search);
  const others = new URLSearchParams(search);
  const rejections: Rejection[] = [];
  const changed = new Set<ParameterName>();
  const found = new Set<string>();
  const choices = mapParameters<Choices>((parameter) => {
    const given = query.get(parameter);
    if (given === null) return null;
    const { value, accepted } = parameters[parameter].read(given);
    const isUsed = value === null || isUsedOn(view, parameter, (name) => found.has(name));
    // A flag may have no value to quote, only a name.
    if (!accepted || !isUsed) rejections.push({ parameter, given: quote(given || parameter) });
    if (accepted && isUsed) others.delete(parameter);
    if (value === null || !isUsed) return null;
    found.add(parameter);
    if (!accepted) changed.add(parameter);
    return value;
  });
  const accepted = mapParameters<Choices>((name) => (changed.has(name) ? null : choices[name]));
  return { choices, accepted, rejections, others: others.toString() };
};
