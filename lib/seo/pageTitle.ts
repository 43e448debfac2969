import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/catalogue';

/** The title of a page. In every language, it contains the word for simulation. */
export const pageTitle = (view: View, words: PageMessages): string =>
  `${view === 'main' ? words.page.mainTitle : words.page.alternateTitle} · ${brand.name}`;
