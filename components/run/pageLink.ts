import { useLocale } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import { hrefOf, noChoices, withValues, type Link } from '@/lib/parameters/link';
import { useIsRunning, useLessonState, useRunActions, useSession, useView } from './runContext';

/**
 * The link that shows this page again: the same run, started if it is running, and the lesson at its
 * step if it is open. It leaves everything to the page until the link of the page has been read.
 */
export const usePageLink = (): Link => {
  const view = useView();
  const locale = useLocale();
  const session = useSession();
  const isRunning = useIsRunning();
  const { isOpen, step } = useLessonState();
  if (session === null) return { view, locale, values: noChoices, others: '' };
  const { accepted, others, values } = session;
  return withValues(
    { view, locale, values: accepted, others },
    {
      seed: values.seed,
      // Where the view ignores `running`, the link keeps it.
      running: isRunning || undefined,
      lesson: isOpen ? step : null,
    },
  );
};

/**
 * Makes the attributes of a link from this page. When it is about to be followed or copied, the moment
 * displayed is added to it.
 *
 * @returns a function that takes how to change the page's link
 */
export const useLinkNow = () => {
  const link = usePageLink();
  const { getMomentToLink } = useRunActions();
  return (change: (link: Link) => Link) => {
    const add = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
      event.currentTarget.href = hrefOf(change(withValues(link, getMomentToLink())));
    };
    return {
      href: hrefOf(change(link)),
      onPointerDown: add,
      onKeyDown: add,
      onContextMenu: add,
      onClick: add,
      onAuxClick: add,
    };
  };
};
