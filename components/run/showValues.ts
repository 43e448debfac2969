import type { View } from '@/lib/config/views';
import type { ShowContext } from '@/lib/parameters/parameterType';
import {
  mapParameters,
  parameters,
  type ParameterName,
  type ParameterTexts,
} from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import type { Session } from './resolveSession';

/** The value of a link as the page displays it; `null` if the link has none, or it is a flag. */
export const showChoice = <Name extends ParameterName>(
  name: Name,
  value: Choices[Name],
  context: ShowContext,
): string | null => (value === null ? null : parameters[name].show(value, context));

/** Each parameter as the page displays it; `null` if there is nothing to list. */
export const showValues = (
  { values, profile }: Pick<Session, 'values' | 'profile'>,
  view: View,
  locale: string,
): ParameterTexts =>
  mapParameters<ParameterTexts>((name) => {
    const { show, views } = parameters[name];
    return views.includes(view) ? show(values[name], { view, profile, locale }) : null;
  });
