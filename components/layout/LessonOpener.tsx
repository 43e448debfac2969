import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { lessonButtonName } from '@/components/early/noticeContent';
import { useLessonState, usePage } from '@/components/run/runContext';
import { loadLessonCatalogue } from '@/lib/i18n/loadLessonCatalogue';

const load = withMessages(
  async () => (await import('@/components/lesson/LessonPanel')).LessonPanel,
  loadLessonCatalogue,
);

/** Opens the lesson if the link asks for it, and on a press of any lesson button. */
export const LessonOpener = () => {
  const { isOpen } = useLessonState();
  const { setLesson } = usePage();
  const lesson = useOnDemand(load, isOpen);
  // Reserves room beside the page, as the early script does for links to the lesson.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-lesson', isOpen);
  }, [isOpen]);
  const open = useEffectEvent(() => {
    setLesson({ isOpen: true, isFolded: false });
    // Tries again if loading failed before.
    lesson.retry();
  });
  // A layout effect, to listen before early presses are replayed.
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest(`button[name=${lessonButtonName}]`) !== null) open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <OnDemand part={lesson} onClose={() => setLesson({ isOpen: false })} />;
};
