import { useLocale } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import { hrefOf, noChoices, withValues, type Link } from '@/lib/parameters/link';
import {
  useChosenSpeed,
  useIsRunning,
  useLessonState,
  usePage,
  useSession,
  useView,
} from './runContext';

/**
 * A link that shows this page again: the same run, started if it is running, at the chosen speed,
 * and the lesson at its step if the lesson is open. Sets nothing until the page's own link has been read.
 */
export const usePageLink = (): Link => {
  const view = useView();
  const locale = useLocale();
  const session = useSession();
  const isRunning = useIsRunning();
  const speed = useChosenSpeed();
  const { isOpen, step } = useLessonState();
  if (session === null) return { view, locale, values: noChoices, others: '' };
  const { accepted, others, values } = session;
  return withValues(
    { view, locale, values: accepted, others },
    {
      seed: values.seed,
      // `undefined` keeps the parameter for a view that ignores `running`.
      running: isRunning || undefined,
      speed: speed === values.speed ? undefined : speed,
      lesson: isOpen ? step : null,
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
  const { getMomentToLink } = usePage();
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
