import { textOf, withValues, type Link } from './link';
import type { About } from './parameterType';
import { mapParameters, parameterNames, parameters } from './parameters';
import { isUsedOn, type Choices } from './parseLink';

const without = (link: Link, ...abouts: readonly About[]): Link => {
  const removed = parameterNames.filter((name) => abouts.includes(parameters[name].about));
  return withValues(link, Object.fromEntries(removed.map((name) => [name, null])));
};

/** A link to the same run before Start. */
export const fromStart = (link: Link): Link => without(link, 'moment');

/** A link to the same run before Start, at normal speed, without the presentation or the lesson. */
export const plain = (link: Link): Link => without(link, 'moment', 'display');

/**
 * The parameters of a query that this site does not define.
 *
 * @param others the query, without its question mark
 */
export const foreignOf = (others: string): string => {
  const query = new URLSearchParams(others);
  for (const name of parameterNames) query.delete(name);
  return query.toString();
};

/** The link without the values that its view does not use. */
export const usedOnly = (link: Link): Link => {
  const used = new Set<string>();
  for (const name of parameterNames) {
    const isSaid = textOf(name, link.values[name]) !== null;
    if (isSaid && isUsedOn(link.view, name, (other) => used.has(other))) used.add(name);
  }
  const values = mapParameters<Choices>((name) => (used.has(name) ? link.values[name] : null));
  return { ...link, values };
};
