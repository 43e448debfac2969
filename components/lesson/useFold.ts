import { useLayoutEffect } from 'react';
import { usePagePart, useRunActions } from '@/components/run/runContext';

/** Whether the lesson is folded to one line; the page has its whole width then. */
export const useFold = () => {
  const { setLesson } = useRunActions();
  // Not the whole state of the lesson: that would render the step again before its turn.
  const isFolded = usePagePart(({ getLesson }) => getLesson().isFolded, false);
  // Before it is painted. The attribute is removed by what opens and closes the lesson.
  useLayoutEffect(() => {
    document.documentElement.dataset.lesson = isFolded ? 'folded' : '';
  }, [isFolded]);
  return { isFolded, setFolded: (next: boolean) => setLesson({ isFolded: next }) };
};
