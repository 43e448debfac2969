import type { View } from '@/lib/config/views';
import { mapParameters, parameters, type ParameterTexts } from '@/lib/parameters/parameters';
import type { Session } from './resolveSession';

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
