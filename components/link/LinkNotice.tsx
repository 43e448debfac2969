import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Lazy } from '@/components/dialogs/Lazy';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { useSession } from '@/components/run/run';
import { belowLesson } from '@/components/theme/structure';

const load = async () => (await import('./LinkMessage')).LinkMessage;

/** The room for the message at the end of the page. The lesson at the bottom replaces it. */
const Room = styled('div')<{ isLessonShown: boolean }>(({ isLessonShown }) => ({
  gridArea: 'alert',
  minHeight: '4.5rem',
  [belowLesson]: { display: isLessonShown ? 'none' : undefined },
}));

/** The message about the values of the link that were replaced or changed. */
export const LinkNotice = () => {
  const t = useTranslations('page');
  const count = useSession().link.rejections.length;
  const isLessonShown = useIsLessonShown();
  const [isOpen, setIsOpen] = useState(true);
  const dismiss = () => setIsOpen(false);
  return (
    count > 0 &&
    isOpen && (
      <Room className="screen-only" isLessonShown={isLessonShown}>
        <Lazy name={t('linkValues')} load={load} props={{ onClose: dismiss }} onClose={dismiss} />
      </Room>
    )
  );
};
