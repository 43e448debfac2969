import { clickIds } from '@/lib/config/clickIds';
import { clipText, markUnseen } from './cleanText';
import { mapParameters, parameters, type Choices, type ParameterName } from './parameters';

/** A value of the link that was not used, or that was changed before use. */
export type Rejection = {
  readonly parameter: ParameterName;
  /** The text in the link: at most 40 graphemes and `…`, with U+FFFD for invisible characters. */
  readonly given: string;
};

export type ParsedLink = {
  /** The values that the page shows. */
  readonly choices: Choices;
  /** The choices that are exactly as in the link; `null` for all others. */
  readonly accepted: Choices;
  readonly rejections: readonly Rejection[];
  /** The parameters that are not in `accepted`, without click ids, as a query. */
  readonly others: string;
};

/** Maximum length of a quoted text, in graphemes. */
const quoted = 40;

const quote = (given: string): string => {
  // Avoids work on huge values. The limit is generous, because a grapheme can be long.
  const text = markUnseen(given.slice(0, 1_000));
  const clipped = clipText(text, quoted);
  return clipped === text ? text : `${clipped}…`;
};

/**
 * Mends a query that programs have read as HTML, where `&currency` begins with the character ¤ and
 * `&` is written `&amp;`, or that has punctuation behind a flag.
 */
const mended = (search: string): string =>
  search
    .replace(/&amp;/gi, '&')
    .replace(/(?:¤|%C2%A4|%A4)cy=/gi, '&currency=')
    .replace(/([?&](?:running|paused))[)\]}>.,;:!?]+(?=&|$)/g, '$1');

/**
 * Reads the parameters of a link. Never throws: `rejections` lists the values that are invalid or
 * were changed.
 *
 * @param search the query, as in `location.search`
 */
export const parseLink = (search: string): ParsedLink => {
  const query = new URLSearchParams(mended(search));
  const others = new URLSearchParams(query);
  for (const name of clickIds) others.delete(name);
  const rejections: Rejection[] = [];
  const choices = mapParameters<Choices>((parameter) => {
    const given = query.get(parameter);
    if (given === null) return null;
    const { value, accepted } = parameters[parameter].read(given);
    if (accepted) others.delete(parameter);
    else rejections.push({ parameter, given: quote(given) });
    return value;
  });
  const changed = new Set(rejections.map(({ parameter }) => parameter));
  const accepted = mapParameters<Choices>((name) => (changed.has(name) ? null : choices[name]));
  return { choices, accepted, rejections, others: others.toString() };
};
