import type { View } from '@/lib/config/views';
import type en from '@/messages/en.json';
import type lesson from '@/messages/lesson/en.json';
import type paper from '@/messages/paper/en.json';

/** All messages of one language in `messages/`, apart from its subfolders. */
export type Catalogue = typeof en;

/** The messages of the lesson. Separate files, so that they load only with the lesson. */
export type LessonMessages = typeof lesson;

/** The messages of the cards in the lesson's sixth step, and of the printed material. */
export type PaperMessages = typeof paper;

/** Messages that only one of the views needs when it opens. */
type MessagesOfView = Pick<Catalogue, 'alternate' | 'charts'>;

/**
 * The messages that both views need when they open. Leaves out those that only one view needs, that
 * load on demand, or that the build writes into the HTML (`failure`).
 */
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

/** Messages that a page needs when it opens. */
export type PageMessages = ReturnType<typeof common> & Partial<MessagesOfView>;

/** Messages of components that load on demand, together with these messages. */
export type OnDemandMessages = Omit<Catalogue, keyof PageMessages | 'failure'>;

/** The messages that a page of a view contains. */
export const pageMessages = (catalogue: Catalogue, view: View): PageMessages => {
  const { alternate, charts } = catalogue;
  return { ...common(catalogue), ...(view === 'main' ? { charts } : { alternate }) };
};
