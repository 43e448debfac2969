import { markUnseen } from './cleanText';
import { clipText } from './clipText';
import { mapParameters, parameters, type ParameterName, type Values } from './parameters';

/** What a link chose; `null` where it leaves the choice to the page. */
export type Choices = { readonly [Name in ParameterName]: Values[Name] | null };

/** A value of the link that was not used, or not as it was given. */
export type Rejection = {
  readonly parameter: ParameterName;
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
 * Reads a text for each parameter. Never throws: what cannot be used is left to the page and listed.
 *
 * @param textOf what is given for a parameter; `null` for nothing at all
 */
export const readTexts = (textOf: (parameter: ParameterName) => string | null): ParsedLink => {
  const rejections: Rejection[] = [];
  const choices = mapParameters<Choices>((parameter) => {
    const given = textOf(parameter);
    if (given === null) return null;
    const { value, accepted } = parameters[parameter].read(given);
    if (!accepted) rejections.push({ parameter, given: quote(given) });
    return value;
  });
  return { choices, rejections };
};

/** Reads the parameters of a link. @param search the query, as `location.search` gives it */
export const parseLink = (search: string): ParsedLink => {
  const query = new URLSearchParams(search);
  return readTexts((parameter) => query.get(parameter));
};
