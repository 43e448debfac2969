import { colours } from '@/lib/config/colours';
import { makeTheme } from './baseTheme';

/** The alternate view: an instrument at night. */
export const darkTheme = makeTheme('dark', colours.alternate, 2);
