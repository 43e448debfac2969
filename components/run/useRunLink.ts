import { withRun, type CarriedRun } from '@/lib/parameters/writeLink';
import { useIsRunning, useLessonState, useSession } from './runContext';

/**
 * Makes the query of a link from this page that shows the same run again: with its seed, with
 * `running` if it runs, and with the lesson at its step if that is open. Empty until the link of the
 * page has been read.
 *
 * @returns a function that takes what the link says otherwise
 */
export const useRunLink = (): ((changes?: CarriedRun) => string) => {
  const session = useSession();
  // A link may say `running` where the view ignores it: that stays.
  const running = useIsRunning() || undefined;
  const { isOpen, step } = useLessonState();
  const lesson = isOpen ? step : null;
  return (changes) =>
    session === null
      ? ''
      : withRun(session.search, { seed: session.values.seed, running, lesson, ...changes });
};
