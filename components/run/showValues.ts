import type { View } from '@/lib/config/views';
import { mapParameters, parameters, type ParameterTexts } from '@/lib/parameters/parameters';
import type { Session } from './resolveSession';

/** Each parameter as the page displays it; `null` if there is nothing to list. */
export const showValues = ({ values, profile }: Session, view: View): ParameterTexts =>
  mapParameters<ParameterTexts>((name) => parameters[name].show(values[name], { view, profile }));
