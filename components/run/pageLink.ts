import { useLocale } from 'next-intl';
import { useContext, type SyntheticEvent } from 'react';
import { hrefOf, noChoices, withValues, type Link } from '@/lib/parameters/link';
import { useAnyRun, useSession, PageContext } from './run';

/**
 * A link that shows this page again: the same run, started if it is running. Sets nothing until the
 * page's own link has been read.
 */
export const usePageLink = (): Link => {
  const { view, lesson } = useContext(PageContext);
  const locale = useLocale();
  const session = useSession();
  const isRunning = useAnyRun(({ isIdle }) => !isIdle) === true && view === 'main';
  if (session === null) return { view, locale, values: noChoices, others: '' };
  const { accepted, others, values } = session;
  return withValues(
    { view, locale, values: accepted, others },
    {
      seed: values.seed,
      // `undefined` keeps the parameter, which the alternate view ignores.
      running: isRunning || undefined,
      lesson,
    },
  );
};

/**
 * Makes the attributes of links from this page. The displayed moment is added when a link is about
 * to be followed or copied.
 *
 * @returns a function that takes a change of the page's link, and returns the attributes
 */
export const useLinkNow = () => {
  const link = usePageLink();
  const session = useSession();
  return (change: (link: Link) => Link) => {
    const add = (event: SyntheticEvent<HTMLAnchorElement>) => {
      event.currentTarget.href = hrefOf(change(withValues(link, { ...session?.getMoment() })));
    };
    return { href: hrefOf(change(link)), onPointerDown: add, onFocus: add, onClick: add };
  };
};
