import { linkLimits } from '@/lib/config/limits';
import { cleanText } from './cleanText';
import { clipText } from './clipText';
import type { Reading } from './parameter';

/**
 * Cleans a name and cuts it at 60 code points; a space before the cut goes too. It is accepted unless
 * it was cut or lost characters; folded white space does not count.
 */
export const readName = (given: string): Reading<string> => {
  const { text, lost } = cleanText(given);
  const name = clipText(text, linkLimits.name).trimEnd();
  return { value: name === '' ? null : name, accepted: !lost && name === text };
};
