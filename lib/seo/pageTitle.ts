import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/catalogue';

/** The title of a page, which contains the word for simulation in every language. */
export const pageTitle = (view: View, words: PageMessages): string =>
  `${view === 'main' ? words.page.mainTitle : words.page.alternateTitle} · ${brand.name}`;
