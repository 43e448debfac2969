import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { OnDemandDialog } from '@/components/boundaries/OnDemandDialog';
import { lessonButtonName } from '@/components/early/noticeContent';
import { useLessonState, useRunActions } from '@/components/run/runContext';
import type { Locale } from '@/lib/i18n/locales';

const load = async (locale: Locale) =>
  (await import('@/components/lesson/LessonDialog')).loadLesson(locale);

const Opener = ({ onOpen }: { onOpen: () => void }) => {
  const { isOpen } = useLessonState();
  const { setLesson } = useRunActions();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  // Before an early press is replayed.
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest(`button[name=${lessonButtonName}]`) === null) return;
      setLesson({ isOpen: true });
      // Also if it could not be loaded before.
      open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [setLesson]);
  return null;
};

/** Opens the lesson if the link asks for it, and at a press on any of its buttons. */
export const LessonOpener = () => (
  <OnDemandDialog load={load} button={({ onClick }) => <Opener onOpen={onClick} />} />
);
