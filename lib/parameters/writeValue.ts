import { parameters, type ParameterName, type Values } from './parameters';

/** The text of a value in a link; `null` if the link can leave the parameter out. */
export const writeValue = <Name extends ParameterName>(
  name: Name,
  value: Values[Name] | null,
): string | null => {
  const { fallback, write } = parameters[name];
  return value === null || value === fallback ? null : write(value);
};
