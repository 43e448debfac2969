import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/appConfig';

/** The title of a page, which contains the word for simulation in every language. */
export const pageTitle = (view: View, { page }: Pick<PageMessages, 'page'>): string =>
  `${view === 'main' ? page.mainTitle : page.alternateTitle} · ${brand.name}`;
