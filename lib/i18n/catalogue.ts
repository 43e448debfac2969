import type { View } from '@/lib/config/views';
import type en from '@/messages/en.json';
import type lesson from '@/messages/lesson/en.json';

/** All messages of one language, as in `messages/`. */
export type Catalogue = typeof en;

/** The messages of the lesson, which have files of their own: nobody else loads them. */
export type LessonMessages = typeof lesson;

/** Messages of the components that load on demand. They load together with these components. */
export type OnDemandMessages = Pick<
  Catalogue,
  'details' | 'hints' | 'parameters' | 'present' | 'share'
>;

/** Messages that only one of the views needs at once. */
type MessagesOfView = Pick<Catalogue, 'alternate' | 'charts'>;

/** Messages that a page needs at once. Those for failed scripts are written into its HTML. */
export type PageMessages = Omit<
  Catalogue,
  keyof OnDemandMessages | keyof MessagesOfView | 'failure'
> &
  Partial<MessagesOfView>;

export const pageMessages = (
  { alternate, charts, details, failure, hints, parameters, present, share, ...words }: Catalogue,
  view: View,
): PageMessages => (view === 'main' ? { ...words, charts } : { ...words, alternate });
