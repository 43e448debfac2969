import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Actions = { go: (by: 1 | -1) => void; close: () => void };

/** Handles the keys that are pressed in the lesson: arrows go to another step, Escape closes it. */
export const useLessonKeys = (panel: RefObject<HTMLElement | null>, { go, close }: Actions) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const moves = key === 'ArrowLeft' || key === 'ArrowRight';
    // The slider uses the arrow keys itself, and Alt and ← go back in the history.
    if (altKey || ctrlKey || metaKey || (moves && target instanceof HTMLInputElement)) return;
    if (key === 'Escape') close();
    else if (moves) go(key === 'ArrowRight' ? 1 : -1);
    else return;
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
