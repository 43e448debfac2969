import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/appConfig';

/** The title of a page, which contains the word for simulation in every language. */
export const pageTitle = (
  view: View,
  { page, metadata }: Pick<PageMessages, 'page' | 'metadata'>,
): string => `${view === 'main' ? page.mainTitle : metadata.alternateTitle} · ${brand.name}`;
