import { colours } from '@/lib/config/colours';
import { makeTheme } from './baseTheme';

/** The main view: paper and ink. */
export const lightTheme = makeTheme('light', colours.main, 12);
