import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Stamp } from '@/components/notice/Marks';
import { useLoadedSession } from '@/components/run/runContext';
import { FilledButton, QuietButton } from '@/components/ui/buttons';
import { lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { LessonStep } from './LessonStep';

/** Beside or below the run, never over the notice. */
const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 16px auto',
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(28rem, calc(100vw - 32px))',
  maxHeight: 'min(36rem, calc(100dvh - var(--notice-height) - 32px))',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  [theme.breakpoints.down('sm')]: {
    inset: 'auto 8px 8px',
    width: 'auto',
    // Start is fixed to the lower edge.
    '@media (min-height: 500px)': { bottom: '5.5rem', maxHeight: '65dvh' },
  },
  '@media print': { display: 'none' },
  '& > header, & > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 2),
  },
  h2: { margin: 0, ...theme.typography.h3 },
  '& > header > button': { marginLeft: 'auto' },
  '& > footer > :first-of-type': { marginRight: 'auto' },
}));

const scrolling = { overflow: 'auto', minHeight: 0, padding: '0 16px' };

/** Shows one step at a time. It is not modal: the run goes on and can be used. */
export const LessonPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('lesson');
  const [step, setStep] = useState(useLoadedSession().values.lesson ?? 1);
  const titleId = useId();
  const stepRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    const { current } = stepRef;
    if (current === null) return;
    current.focus({ preventScroll: true });
    current.scrollTop = 0;
  }, [step]);

  const go = (to: number) => setStep(Math.max(1, Math.min(to, lessonSteps)));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const moves = key === 'ArrowLeft' || key === 'ArrowRight';
    // The slider uses the arrow keys itself, and Alt and ← go back in the history.
    if (altKey || ctrlKey || metaKey || (moves && target instanceof HTMLInputElement)) return;
    if (key === 'Escape') onClose();
    else if (moves) go(step + (key === 'ArrowRight' ? 1 : -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Panel role="dialog" aria-labelledby={titleId} data-testid="lesson" onKeyDown={onKeyDown}>
      <header>
        <h2 id={titleId}>{t('title')}</h2>
        <Stamp />
        <QuietButton type="button" onClick={onClose}>
          {t('close')}
        </QuietButton>
      </header>
      <div
        ref={stepRef}
        role="group"
        aria-label={t('step', { step: String(step), steps: String(lessonSteps) })}
        tabIndex={0}
        data-testid="lesson-step"
        data-step={step}
        style={scrolling}
      >
        <LessonStep step={step} />
      </div>
      <footer>
        <small>{t('step', { step: String(step), steps: String(lessonSteps) })}</small>
        {step > 1 && (
          <QuietButton type="button" onClick={() => go(step - 1)}>
            {t('back')}
          </QuietButton>
        )}
        {step < lessonSteps && (
          <FilledButton type="button" onClick={() => go(step + 1)}>
            {t('next')}
          </FilledButton>
        )}
      </footer>
    </Panel>
  );
};
