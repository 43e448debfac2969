import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lessonSteps } from '@/lib/config/lesson';
import type { Answer } from './useLesson';

const Root = styled('footer')(({ theme: { breakpoints, palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  // The label of the button between the others wraps first.
  '& .MuiButton-text': { flex: '1 1 0' },
  padding: 'calc(var(--gap) / 2) var(--inset)',
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.down('md')]: { paddingBlock: '8px calc(8px + env(safe-area-inset-bottom))' },
}));

type Props = {
  step: number;
  /** Whether the question of the step has no answer yet. */
  isAsked: boolean;
  move: (by: number) => void;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

export const LessonFooter = ({ step, isAsked, move, onAnswer, onClose }: Props) => {
  const t = useTranslations('lesson');
  const isLast = step === lessonSteps;
  return (
    <Root className="screen-only">
      {/* Stays focusable, so that no focus is lost. */}
      <Button aria-disabled={step === 1} onClick={() => move(-1)}>
        {t('back')}
      </Button>
      {isAsked && (
        <Button variant="text" onClick={() => onAnswer('none')}>
          {t('show')}
        </Button>
      )}
      {isLast && (
        <Button variant="text" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      <Button
        variant={isAsked ? 'outlined' : 'contained'}
        // The second click of a double click on Next would close the lesson.
        onClick={({ detail }) => (isLast ? detail < 2 && onClose() : move(1))}
      >
        {/* A new element, because a translator may have replaced the text. */}
        <span key={step}>{t(isLast ? 'done' : 'next')}</span>
      </Button>
    </Root>
  );
};
