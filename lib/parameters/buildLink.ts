import { mapParameters, parameterNames, parameters, type ParameterTexts } from './parameters';
import type { Choices } from './parseLink';

/** What a link says for each choice; `null` for nothing, since the page shows that anyway. */
const textsOf = (choices: Choices): ParameterTexts =>
  mapParameters<ParameterTexts>((name) => {
    const choice = choices[name];
    const { fallback, write } = parameters[name];
    return choice === null || choice === fallback ? null : write(choice);
  });

/**
 * The inverse of `parseLink`: the query that chooses exactly this. Left out is what the page shows
 * anyway: no choice, and the constant fallbacks (US, USD, a run that waits for Start).
 *
 * @param search a query whose other parameters (`utm_…`) are kept, in their order, before ours
 * @returns a query with its question mark, or nothing where there is nothing to say
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
