import { parameterNames } from './parameters';
import type { Choices } from './parseLink';
import { writeValue } from './writeValue';

/**
 * The inverse of `parseLink`: writes choices as a query. It leaves out parameters without a choice,
 * and choices that equal a constant fallback (US, USD, a run that waits for Start).
 *
 * @param search a query whose foreign parameters (`utm_…`) are kept, in their order, before ours
 * @returns a query with its question mark, or an empty string if there are no parameters
 */
export const buildLink = (choices: Choices, search = ''): string => {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) query.delete(name);
  for (const name of parameterNames) {
    const text = writeValue(name, choices[name]);
    if (text !== null) query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
