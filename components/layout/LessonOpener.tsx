import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { OnDemandDialog } from '@/components/dialogs/OnDemandDialog';
import { lessonButtonName } from '@/components/notice/noticeContent';
import { useSession } from '@/components/run/runContext';

const load = async () => (await import('@/components/lesson/LessonDialog')).LessonDialog;

const Opener = ({ onOpen }: { onOpen: () => void }) => {
  const isAsked = typeof useSession()?.values.lesson === 'number';
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  // Before an early press is replayed.
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`button[name=${lessonButtonName}]`)) open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
};

/** Opens the lesson once if the link asks for it, and at a press on any of its buttons. */
export const LessonOpener = () => (
  <OnDemandDialog load={load} button={({ onClick }) => <Opener onOpen={onClick} />} />
);
