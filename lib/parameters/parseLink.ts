import { clickIds } from '@/lib/config/clickIds';
import type { View } from '@/lib/config/views';
import { clipText, collapseWhiteSpace, invisible } from './cleanText';
import { mapParameters, parameters, type Choices, type ParameterName } from './parameters';

/** A value of the link that the page does not use, or uses in a changed form. */
export type Rejection = {
  readonly parameter: ParameterName;
  /** The value as quoted: at most 40 graphemes and `…`, with U+FFFD for invisible characters. */
  readonly text: string;
};

export type ParsedLink = {
  /** The values that the page shows. */
  readonly choices: Choices;
  /** The choices that are exactly as in the link; `null` for all others. */
  readonly accepted: Choices;
  readonly rejections: readonly Rejection[];
  /** The parameters that are not in `accepted`, as a query, without click ids. */
  readonly otherParameters: string;
};

const quote = (raw: string): string => {
  const text = collapseWhiteSpace(raw).replace(invisible, '\ufffd');
  const clipped = clipText(text, 40);
  return clipped === text ? text : `${clipped}…`;
};

/**
 * Repairs a query that a program has read or written as HTML, where `&curren` is the character ¤,
 * and `&amp;` is `&`, or to which a program has added a second query.
 */
const repaired = (search: string): string =>
  search
    .replace(/&amp;/gi, '&')
    .replace(/(?:¤|%C2%A4|%A4)cy=/gi, '&currency=')
    .replace(/\?(?=[\w-]+=)/g, '&');

/**
 * The name of a parameter without question marks or white space before it. A known name may be in
 * any letter case, and have punctuation after it, because a flag has no value.
 */
const repairedName = (name: string): string => {
  const text = name.replace(/^[?\s]+/, '');
  const known = text.replace(/[)\]}>.,;:!?\s]+$/, '').toLowerCase();
  return Object.hasOwn(parameters, known) ? known : text;
};

/**
 * Reads the query of a link, as in `location.search`. Never throws. Rejects each value that the
 * page cannot use, unless the view ignores the parameter.
 */
export const parseLink = (search: string, view: View): ParsedLink => {
  const given = [...new URLSearchParams(repaired(search))];
  const query = new URLSearchParams(given.map(([name, text]) => [repairedName(name), text]));
  const otherParameters = new URLSearchParams(
    [...query].filter(([name]) => !clickIds.includes(name.toLowerCase())),
  );
  const rejections: Rejection[] = [];
  const choices = mapParameters<Choices>((parameter) => {
    const texts = query.getAll(parameter);
    const raw = texts.find((text) => text.trim() !== '') ?? texts[0];
    if (raw === undefined) return null;
    const { read, ignoredBy } = parameters[parameter];
    const { value, accepted } = read(raw);
    if (accepted) otherParameters.delete(parameter);
    else if (view !== ignoredBy) rejections.push({ parameter, text: quote(raw) });
    return value;
  });
  const changed = new Set(rejections.map(({ parameter }) => parameter));
  const accepted = mapParameters<Choices>((name) => (changed.has(name) ? null : choices[name]));
  return { choices, accepted, rejections, otherParameters: otherParameters.toString() };
};
