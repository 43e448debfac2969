import { useEffect } from 'react';
import { create } from 'zustand';

/** What is open: how many dialogs cover the page, and whether the lesson, once loaded, is beside it. */
export const useOpen = create(() => ({ dialogs: 0, isLessonShown: false }));

const change = (by: number) => useOpen.setState(({ dialogs }) => ({ dialogs: dialogs + by }));

/** Called by each dialog that covers the page. */
export const useCoversPage = () => {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
};

/** Called by the lesson, for which the page makes room. */
export const useShowsLesson = () => {
  useEffect(() => {
    useOpen.setState({ isLessonShown: true });
    return () => useOpen.setState({ isLessonShown: false });
  }, []);
};
