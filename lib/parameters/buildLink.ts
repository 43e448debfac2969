import { mapParameters, parameterNames, parameters, type ParameterTexts } from './parameters';
import type { Choices } from './parseLink';

/** The text for each choice in a link; `null` if the link can leave it out. */
const textsOf = (choices: Choices): ParameterTexts =>
  mapParameters<ParameterTexts>((name) => {
    const choice = choices[name];
    const { fallback, write } = parameters[name];
    return choice === null || choice === fallback ? null : write(choice);
  });

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
  for (const [name, text] of Object.entries(textsOf(choices))) {
    if (text !== null) query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
