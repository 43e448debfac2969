import { linkLimits } from '@/lib/config/limits';
import { cleanText } from './cleanText';
import { clipText } from './clipText';
import type { Reading } from './parameterType';

/**
 * Cleans a name and cuts it to 60 code points, without a space at the end. The name is accepted
 * unless it was cut or lost characters. Collapsed white space does not count.
 */
export const readName = (given: string): Reading<string> => {
  const { text, lost } = cleanText(given);
  const name = clipText(text, linkLimits.name).trimEnd();
  return { value: name === '' ? null : name, accepted: !lost && name === text };
};
