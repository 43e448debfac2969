import type { View } from '@/lib/config/views';
import { markUnseen, clipText } from './cleanText';
import { isContact } from './isContact';
import { mapParameters, parameters, type ParameterName, type Values } from './parameters';

/** The values that a link chooses; `null` where it leaves the choice to the page. */
export type Choices = { readonly [Name in ParameterName]: Values[Name] | null };

/** A value of the link that was not used, or not used unchanged. */
export type Rejection = {
  readonly parameter: ParameterName;
  /** The text in the link, shortened, with U+FFFD in place of invisible characters; `…` for a contact. */
  readonly given: string;
};

export type ParsedLink = {
  readonly choices: Choices;
  /** In the order of `parameters`. */
  readonly rejections: readonly Rejection[];
};

/** Maximum length of a quoted text, in code points. */
const quoted = 40;

const quote = (given: string): string => {
  // This cut only avoids work on huge values. It is generous, because a grapheme can be long.
  const text = markUnseen(given.slice(0, 1_000));
  const clipped = clipText(text, quoted);
  // What cannot be seen hides no contact.
  if (isContact(clipped.replaceAll('\ufffd', ''))) return '…';
  return clipped === text ? text : `${clipped}…`;
};

/**
 * Reads the text of each parameter. Never throws: values that cannot be used unchanged, or that the
 * view ignores, are listed in `rejections`.
 *
 * @param textOf returns the text of a parameter, or `null` if it is missing
 */
export const readTexts = (
  view: View,
  textOf: (parameter: ParameterName) => string | null,
): ParsedLink => {
  const rejections: Rejection[] = [];
  const found = new Set<string>();
  const choices = mapParameters<Choices>((parameter) => {
    const given = textOf(parameter);
    if (given === null) return null;
    const { read, onlyWith, notWith, views } = parameters[parameter];
    const { value, accepted } = read(given);
    const isUsed =
      value === null ||
      (views.includes(view) &&
        (!onlyWith || onlyWith.some((name) => found.has(name))) &&
        (!notWith || !found.has(notWith)));
    // A flag may have no text besides its name.
    if (!accepted || !isUsed) rejections.push({ parameter, given: quote(given || parameter) });
    if (value === null || !isUsed) return null;
    found.add(parameter);
    return value;
  });
  return { choices, rejections };
};

/** Reads the parameters of a link to a view. @param search the query, as in `location.search` */
export const parseLink = (search: string, view: View): ParsedLink => {
  const query = new URLSearchParams(search);
  return readTexts(view, (parameter) => query.get(parameter));
};
