import { mainColours } from '@/lib/config/colours';
import { makeTheme } from './makeTheme';

/** The theme of the main view. */
export const lightTheme = makeTheme('light', mainColours);
