import type { FallbackContext } from './parameterType';
import { mapParameters, parameters, type ParameterName, type Values } from './parameters';
import type { Choices } from './parseLink';

const fallbackOf = <Name extends ParameterName>(
  name: Name,
  context: FallbackContext,
): Values[Name] => {
  const { fallback } = parameters[name];
  return typeof fallback === 'function' ? fallback(context) : fallback;
};

/** Completes the choices of a link with the fallbacks. */
export const resolveChoices = (choices: Choices, context: FallbackContext): Values =>
  mapParameters<Values>((name) => choices[name] ?? fallbackOf(name, context));
