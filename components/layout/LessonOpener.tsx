import { useEffect, useEffectEvent } from 'react';
import { OnDemandDialog } from '@/components/dialogs/OnDemandDialog';
import { useSession } from '@/components/run/runContext';

const load = async () => (await import('@/components/lesson/LessonDialog')).LessonDialog;

const Opener = ({ onClick }: { onClick: () => void }) => {
  const isAsked = typeof useSession()?.values.lesson === 'number';
  const open = useEffectEvent(onClick);
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  return null;
};

/** Opens the lesson once if the link asks for it. */
export const LessonOpener = () => <OnDemandDialog load={load} button={Opener} />;
