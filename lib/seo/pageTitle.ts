import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type messages from '@/messages/en.json';

/** The title of a page, which contains the word for simulation in every language. */
export const pageTitle = (view: View, { page }: Pick<typeof messages, 'page'>): string =>
  `${view === 'main' ? page.mainTitle : page.alternateTitle} · ${brand.name}`;
