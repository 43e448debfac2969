import { linkLimits } from '@/lib/config/limits';
import { cleanText } from './cleanText';
import { clipText } from './clipText';

/** A display name as it may be shown. */
export type ParsedName = {
  /** `null` where nothing is left of it. */
  readonly name: string | null;
  /** True if it was cut or lost characters; folded white space does not count. */
  readonly changed: boolean;
};

/** Cleans a name and cuts it at 60 code points; a space before the cut goes too. */
export const parseName = (given: string): ParsedName => {
  const { text, lost } = cleanText(given);
  const name = clipText(text, linkLimits.name).trimEnd();
  return { name: name === '' ? null : name, changed: lost || name !== text };
};
