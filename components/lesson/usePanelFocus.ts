import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lessonButtonName } from '@/components/early/noticeContent';

/**
 * Moves the focus into each new step or question of the panel, from its beginning, and back to where it was when
 * the panel closes.
 */
export const usePanelFocus = (
  panelRef: RefObject<HTMLElement | null>,
  stepRef: RefObject<HTMLElement | null>,
  shown: string,
  unfold: () => void,
) => {
  // Before it is painted: keys that are pressed as soon as it is seen belong to it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useLayoutEffect(() => {
    for (const { current } of [stepRef, panelRef]) if (current) current.scrollTop = 0;
    const focus = () => stepRef.current?.focus({ preventScroll: true });
    focus();
    if (document.activeElement === stepRef.current) return undefined;
    // The page is covered, and what covers it keeps the focus until it closes.
    const cover = document.querySelector('dialog[open]');
    cover?.addEventListener('close', focus);
    return () => cover?.removeEventListener('close', focus);
  }, [panelRef, stepRef, shown]);

  const show = useEffectEvent(() => {
    // What is folded cannot have the focus.
    flushSync(unfold);
    stepRef.current?.focus();
  });
  // A press on one of the lesson's buttons while the panel is open moves the focus into it.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const isOfLesson =
        target instanceof Element && target.closest(`button[name=${lessonButtonName}]`);
      if (isOfLesson) show();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
};
