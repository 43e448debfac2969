import { mainColours } from '@/lib/config/colours';
import { makeTheme } from './makeTheme';

export const lightTheme = makeTheme('light', mainColours);
