import { clickIds } from '@/lib/config/clickIds';
import type { View } from '@/lib/config/views';
import { clipText, markInvisible } from './cleanText';
import { mapParameters, parameters, type Choices, type ParameterName } from './parameters';

/** A value of the link that was not used, or that was changed before use. */
export type Rejection = {
  readonly parameter: ParameterName;
  /** The text in the link: at most 40 graphemes and `…`, with U+FFFD for invisible characters. */
  readonly raw: string;
};

export type ParsedLink = {
  /** The values that the page shows. */
  readonly choices: Choices;
  /** The choices that are exactly as in the link; `null` for all unknownParameters. */
  readonly accepted: Choices;
  readonly rejections: readonly Rejection[];
  /** The parameters that are not in `accepted`, without click ids, as a query. */
  readonly unknownParameters: string;
};

const quote = (raw: string): string => {
  // Avoids work on huge values. The limit is generous, because a grapheme can be long.
  const text = markInvisible(raw.slice(0, 1_000));
  const clipped = clipText(text, 40);
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
 * Reads the query of a link, as in `location.search`. Never throws: lists what it could not use, but
 * not the parameters that the view ignores.
 */
export const parseLink = (search: string, view?: View): ParsedLink => {
  const query = new URLSearchParams(mended(search));
  const unknownParameters = new URLSearchParams(query);
  for (const name of clickIds) unknownParameters.delete(name);
  const rejections: Rejection[] = [];
  const choices = mapParameters<Choices>((parameter) => {
    const texts = query.getAll(parameter);
    const raw = texts.find((text) => text.trim() !== '') ?? texts[0];
    if (raw === undefined) return null;
    const { read, ignoredBy } = parameters[parameter];
    const { value, accepted } = read(raw);
    if (accepted) unknownParameters.delete(parameter);
    else if (view === undefined || view !== ignoredBy)
      rejections.push({ parameter, raw: quote(raw) });
    return value;
  });
  const changed = new Set(rejections.map(({ parameter }) => parameter));
  const accepted = mapParameters<Choices>((name) => (changed.has(name) ? null : choices[name]));
  return { choices, accepted, rejections, unknownParameters: unknownParameters.toString() };
};
