import { create } from 'zustand';

/** The parts that the lesson is about, separated by spaces; `null` while it is not on screen. */
export const useLessonParts = create<string | null>(() => null);

/** Whether the lesson is on screen, so that the page makes room for it. */
export const useIsLessonShown = () => useLessonParts((parts) => parts !== null);
