import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the lesson has loaded and is on screen, so that the page makes room for it. */
export const useIsLessonShown = create(() => false);

/** Called by the lesson while it is on screen. */
export const useMarkLessonShown = () => {
  useEffect(() => {
    useIsLessonShown.setState(true);
    return () => useIsLessonShown.setState(false);
  }, []);
};
