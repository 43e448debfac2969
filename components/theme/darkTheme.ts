import { alternateColours } from '@/lib/config/colours';
import { makeTheme } from './makeTheme';

/** The theme of the alternate view. */
export const darkTheme = makeTheme('dark', alternateColours);
