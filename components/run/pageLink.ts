import { useLocale } from 'next-intl';
import { createContext, useContext, type SyntheticEvent } from 'react';
import { atMoment, hrefOf, withValues, type PageLink } from '@/lib/parameters/link';
import { useIsRead, useRun, useSession, useView } from './run';

/** The open step of the lesson, which links keep; `null` while the lesson is closed. */
export const LessonStepContext = createContext<number | null>(null);

/**
 * A link that shows this page again: the same run, started if it is running. Until the page's own
 * link has been read, it contains no parameters.
 */
export const usePageLink = (): PageLink => {
  const view = useView();
  const lesson = useContext(LessonStepContext);
  const locale = useLocale();
  const { link, values } = useSession();
  const seed = useIsRead() ? values.seed : null;
  const isRunning = useRun(({ isIdle }) => !isIdle) && view === 'main';
  return withValues(
    { view, locale, values: link.accepted, otherParameters: link.otherParameters },
    // Otherwise `running` stays, because the alternate view ignores it.
    { seed, lesson, ...(isRunning && { running: true }) },
  );
};

/**
 * Makes links from this page that show the displayed moment. Adds the moment when a link is focused
 * or pressed, which is before it is followed or copied.
 *
 * @returns a function that takes a change of the page's link, and returns the link's attributes
 */
export const useMomentLink = () => {
  const link = usePageLink();
  const { run } = useSession();
  return (change: (link: PageLink) => PageLink) => {
    const add = (event: SyntheticEvent<HTMLAnchorElement>) => {
      event.currentTarget.href = hrefOf(change(atMoment(link, run.getMoment())));
    };
    return { href: hrefOf(change(link)), onPointerDown: add, onFocus: add, onClick: add };
  };
};
