import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Actions = { turns: boolean; go: (by: 1 | -1) => void; close: () => void };

/**
 * Handles keys pressed in the lesson: arrows change the step, and Escape closes the lesson. A held
 * key counts once.
 *
 * @param actions `turns` says whether arrows change the step
 */
export const useLessonKeys = (
  panel: RefObject<HTMLElement | null>,
  { turns, go, close }: Actions,
) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    const moves = turns && (key === 'ArrowLeft' || key === 'ArrowRight');
    // The slider uses the arrow keys itself, and Alt+← goes back in the history.
    if (altKey || ctrlKey || metaKey || (moves && target instanceof HTMLInputElement)) return;
    if (key !== 'Escape' && !moves) return;
    if (!repeat) {
      if (moves) go(key === 'ArrowRight' ? 1 : -1);
      else close();
    }
    event.preventDefault();
    event.stopPropagation();
  });
  // A layout effect: keys pressed as soon as the panel is seen belong to the lesson.
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
};
