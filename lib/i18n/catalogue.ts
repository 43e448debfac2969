import type { View } from '@/lib/config/views';
import type en from '@/messages/en.json';
import type lesson from '@/messages/lesson/en.json';
import type paper from '@/messages/paper/en.json';

/** All messages of one language, as in `messages/`. */
export type Catalogue = typeof en;

/** The messages of the lesson, which have files of their own: nobody else loads them. */
export type LessonMessages = typeof lesson;

/** Those of the cards of its sixth step, and of what is printed for a class. */
export type PaperMessages = typeof paper;

/** Messages that only one of the views needs at once. */
type MessagesOfView = Pick<Catalogue, 'alternate' | 'charts'>;

/** All but what only one view needs, what loads on demand, and what the build writes into the HTML. */
const common = ({
  alternate,
  charts,
  details,
  failure,
  hints,
  link,
  parameters,
  present,
  share,
  ...words
}: Catalogue) => words;

/** Messages that a page needs at once. */
export type PageMessages = ReturnType<typeof common> & Partial<MessagesOfView>;

/** Messages of the components that load on demand. They load together with these components. */
export type OnDemandMessages = Omit<Catalogue, keyof PageMessages | 'failure'>;

export const pageMessages = (catalogue: Catalogue, view: View): PageMessages => {
  const { alternate, charts } = catalogue;
  return { ...common(catalogue), ...(view === 'main' ? { charts } : { alternate }) };
};
