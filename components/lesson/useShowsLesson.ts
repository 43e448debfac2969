import { useEffect } from 'react';
import { useOpen } from '@/components/dialogs/openDialogs';

/** Called by the lesson, for which the page makes room. */
export const useShowsLesson = () => {
  useEffect(() => {
    useOpen.setState({ isLessonShown: true });
    return () => useOpen.setState({ isLessonShown: false });
  }, []);
};
