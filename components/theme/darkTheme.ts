import { alternateColours } from '@/lib/config/colours';
import { makeTheme } from './makeTheme';

export const darkTheme = makeTheme('dark', alternateColours);
