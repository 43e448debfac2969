import { create } from 'zustand';

/** Whether the lesson has loaded and is on screen, so that the page makes room for it. */
export const useIsLessonShown = create(() => false);
