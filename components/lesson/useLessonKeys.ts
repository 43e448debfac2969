import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Actions = { turns: boolean; go: (by: 1 | -1) => void; close: () => void };

/**
 * Handles the keys that are pressed in the lesson: arrows go to another step, and Escape closes it. A key
 * that is held counts once.
 *
 * @param actions `turns` says whether the arrows are the lesson's
 */
export const useLessonKeys = (
  panel: RefObject<HTMLElement | null>,
  { turns, go, close }: Actions,
) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    const moves = turns && (key === 'ArrowLeft' || key === 'ArrowRight');
    // The slider uses the arrow keys itself, and Alt and ← go back in the history.
    if (altKey || ctrlKey || metaKey || (moves && target instanceof HTMLInputElement)) return;
    if (key !== 'Escape' && !moves) return;
    if (!repeat) {
      if (moves) go(key === 'ArrowRight' ? 1 : -1);
      else close();
    }
    event.preventDefault();
    event.stopPropagation();
  });
  // Before it is painted: keys that are pressed as soon as it is seen belong to it.
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
};
