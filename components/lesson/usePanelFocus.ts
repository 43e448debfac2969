import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { lessonButtonName } from '@/components/early/noticeContent';

/**
 * Moves focus to the beginning of each new step or question, and back to the element focused before
 * when the panel closes.
 */
export const usePanelFocus = (
  panelRef: RefObject<HTMLElement | null>,
  stepRef: RefObject<HTMLElement | null>,
  shown: string,
  unfold: () => void,
) => {
  // A layout effect: keys pressed as soon as the panel is seen belong to the lesson.
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
    // A dialog covers the page, and keeps the focus until it closes.
    const cover = document.querySelector('dialog[open]');
    cover?.addEventListener('close', focus);
    return () => cover?.removeEventListener('close', focus);
  }, [panelRef, stepRef, shown]);

  const show = useEffectEvent(() => {
    // A folded step cannot have focus.
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
