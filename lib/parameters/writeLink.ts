import { parameterNames, parameters, type ParameterName, type Values } from './parameters';
import type { Choices } from './parseLink';

/** The text of a value in a link; `null` if the link can leave the parameter out. */
const textOf = <Name extends ParameterName>(
  name: Name,
  value: Values[Name] | null,
): string | null => {
  const { fallback, write } = parameters[name];
  return value === null || value === fallback ? null : write(value);
};

/** @returns a query with its question mark, or an empty string if there are no parameters */
const writeQuery = (query: URLSearchParams): string => {
  for (const name of parameterNames) {
    const { impliedBy } = parameters[name];
    if (impliedBy?.some((other) => query.has(other))) query.delete(name);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * The inverse of `parseLink`: writes choices as a query. It leaves out parameters without a choice,
 * and choices that equal a constant fallback (US, USD, a run that waits for Start).
 *
 * @param search a query whose foreign parameters (`utm_…`) are kept, in their order, before ours
 */
export const buildLink = (choices: Choices, search = ''): string => {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) query.delete(name);
  for (const name of parameterNames) {
    const text = textOf(name, choices[name]);
    if (text !== null) query.set(name, text);
  }
  return writeQuery(query);
};

/** The values that a link takes from the current run: `null` or a default removes a parameter. */
export type CarriedRun = {
  readonly [Name in keyof Values]?: Values[Name] | null | undefined;
};

/**
 * The query of a link to another page with the same run. It keeps all parameters of the current
 * query, including foreign ones, and adds the current run.
 *
 * @param search the query of the current address, with or without its question mark
 */
export const withRun = (search: string, carried: CarriedRun): string => {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) {
    const value = carried[name];
    if (value === undefined) continue;
    const { notWith } = parameters[name];
    const text = textOf(name, value);
    if (text === null) query.delete(name);
    else query.set(name, text);
    // The link now says this instead.
    if (text !== null && notWith !== undefined) query.delete(notWith);
  }
  return writeQuery(query);
};
