import { useLayoutEffect } from 'react';
import { usePagePart, usePage } from '@/components/run/runContext';

/** Whether the lesson is folded to one line, which leaves the whole width to the page. */
export const useFold = () => {
  const { setLesson } = usePage();
  // Selects only this part of the state, or the step would be rendered before its turn.
  const isFolded = usePagePart(({ getLesson }) => getLesson().isFolded, false);
  // Before paint. `LessonOpener` removes the attribute when the lesson closes.
  useLayoutEffect(() => {
    document.documentElement.dataset.lesson = isFolded ? 'folded' : '';
  }, [isFolded]);
  return { isFolded, setFolded: (next: boolean) => setLesson({ isFolded: next }) };
};
