import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Stamp } from '@/components/notice/Marks';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { FilledButton, QuietButton } from '@/components/ui/buttons';
import { lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { LessonStep } from './LessonStep';
import { signTargets } from './signTargets';
import { Spotlight } from './Spotlight';
import { usePlacement } from './usePlacement';

/** Windows in which only the notice may be fixed; the same height as everywhere. */
const low = '@media (max-height: 499px)';

/** What is fixed to the lower edge of the window: Start on phones, the bar of a presentation. */
const foot = '(var(--dock, 0px) + var(--transport, 0px))';

/** The height of the panel where it takes the lower part of the window. */
const sheetHeight = '46dvh';

/** Beside the run, or below it in narrow windows; never over the notice. */
const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px calc(var(--transport, 0px) + 16px) auto',
  '&[data-side=left]': { insetInline: '16px auto' },
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  // The step scrolls. Where it would get too low, all of the panel does.
  overflow: 'auto',
  width: 'min(28rem, calc(100vw - 32px))',
  maxHeight: 'min(36rem, calc(100dvh - var(--notice-height) - var(--transport, 0px) - 32px))',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 4px 24px rgb(0 0 0 / 30%)',
  '& > *': { flex: 'none', boxSizing: 'border-box' },
  '& > [data-step]': { flex: '0 1 auto', minHeight: '7rem', overflow: 'auto', padding: '0 16px' },
  [theme.breakpoints.down('md')]: {
    inset: `auto 0 calc${foot}`,
    '&[data-side]': { insetInline: 0 },
    width: 'auto',
    maxHeight: `min(${sheetHeight}, calc(100dvh - var(--notice-height) - ${foot}))`,
    borderWidth: '1px 0 0',
    borderRadius: 0,
  },
  [low]: {
    inset: 'auto 0 calc(var(--transport, 0px)) 50%',
    '&[data-side]': { insetInline: '50% 0' },
    '&[data-side=left]': { insetInline: '0 50%' },
    [theme.breakpoints.down('sm')]: { '&&, &&[data-side]': { insetInline: 0 } },
    width: 'auto',
    maxHeight: 'calc(100dvh - var(--notice-height) - var(--transport, 0px))',
    '& > [data-step]': { flex: 'none', overflow: 'visible' },
  },
  '@media print': { display: 'none' },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.75, 2),
  h2: { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h3 },
}));

/** In narrow windows, the end of the page and what has the focus come above the panel. */
const room = ({ breakpoints }: Theme) => ({
  [`${breakpoints.down('md')} and (min-height: 500px)`]: {
    'html:root:root': { scrollPaddingBottom: `calc(${sheetHeight} + ${foot} + 1rem)` },
    'html body': { paddingBottom: `calc(${sheetHeight} + var(--transport, 0px))` },
  },
});

const noTargets: readonly string[] = [];

/** Shows one step at a time. It is not modal: the run goes on and can be used. */
export const LessonPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('lesson');
  const [step, setStep] = useState(useLoadedSession().values.lesson ?? 1);
  const titleId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const stepRef = useRef<HTMLDivElement>(null);
  const targets = signTargets[useView()][step - 1] ?? noTargets;
  usePlacement(panelRef, targets);

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    stepRef.current?.focus({ preventScroll: true });
    stepRef.current?.scrollTo(0, 0);
    panelRef.current?.scrollTo(0, 0);
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

  const place = t('step', { step: String(step), steps: String(lessonSteps) });
  return (
    <>
      <GlobalStyles styles={room} />
      {targets.length > 0 && <Spotlight targets={targets} />}
      <Panel
        ref={panelRef}
        role="dialog"
        aria-labelledby={titleId}
        data-testid="lesson"
        onKeyDown={onKeyDown}
      >
        <Line>
          <h2 id={titleId}>{useTranslations('notice')('lesson')}</h2>
          <Stamp />
          <QuietButton
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            sx={{ ml: 'auto', p: 0 }}
          >
            <CloseIcon fontSize="small" />
          </QuietButton>
        </Line>
        <div
          ref={stepRef}
          role="group"
          aria-label={place}
          tabIndex={0}
          data-testid="lesson-step"
          data-step={step}
        >
          <LessonStep step={step} />
        </div>
        <Line>
          <Box component="small" sx={{ mr: 'auto' }}>
            {place}
          </Box>
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
        </Line>
      </Panel>
    </>
  );
};
