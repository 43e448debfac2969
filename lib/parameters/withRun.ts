import { parameterNames, type Values } from './parameters';
import { writeValue } from './writeValue';

/** The values that a link takes from the current run: `null` or a default removes a parameter. */
export type CarriedRun = {
  readonly [Name in keyof Values]?: Values[Name] | null | undefined;
};

/**
 * The query of a link to another page with the same run. It keeps all parameters of the current
 * query, including foreign ones, and adds the current run.
 *
 * @param search the query of the current address, with or without its question mark
 * @returns a query with its question mark, or an empty string if there are no parameters
 */
export const withRun = (search: string, carried: CarriedRun): string => {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) {
    const value = carried[name];
    if (value === undefined) continue;
    const text = writeValue(name, value);
    if (text === null) query.delete(name);
    else query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
