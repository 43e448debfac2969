import CloseIcon from '@mui/icons-material/Close';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslations } from 'next-intl';
import {
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { rule, Stamp } from '@/components/notice/Marks';
import { useLessonState, useRunActions, useView } from '@/components/run/runContext';
import { FilledButton, QuietButton } from '@/components/ui/buttons';
import { lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { Handout } from './Handout';
import type { FeeProps } from './IfReal';
import { LessonStep } from './LessonStep';
import type { Printed } from './PrintButtons';
import { Panel, roomStyles, StepLine, TitleLine } from './panelParts';
import { signTargets } from './signTargets';
import { Spotlight } from './Spotlight';
import { useLessonRun } from './useLessonRun';
import { usePanelFocus } from './usePanelFocus';
import { usePlacement } from './usePlacement';
import { usePrinting } from './usePrinting';
import { Answers, Worksheet } from './Worksheet';

type OnPaperProps = Omit<FeeProps, 'onFee'> & { what: Printed };

/** What is on paper while the lesson is open. */
const OnPaper = ({ what, ...props }: OnPaperProps) => {
  if (what === 'steps') return <Handout {...props} />;
  return what === 'answers' ? <Answers /> : <Worksheet view={what} />;
};

const noTargets: readonly string[] = [];

type StepPanelProps = { step: number; fee: number; onClose: () => void };

const StepPanel = memo(function StepPanel({ step, fee, onClose }: StepPanelProps) {
  const t = useLoadedTranslations('lesson');
  const tNotice = useTranslations('notice');
  const { getLesson, setLesson } = useRunActions();
  const [printed, setPrinted] = useState<Printed>('steps');
  const isPrinting = usePrinting();
  const run = useLessonRun(isPrinting);
  const titleId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const stepRef = useRef<HTMLDivElement>(null);
  const targets = signTargets[useView()][step - 1] ?? noTargets;
  usePlacement(panelRef, targets);

  usePanelFocus(panelRef, stepRef, step);

  // A sheet is printed once: afterwards, the browser's own command prints the steps again.
  useEffect(() => {
    const reset = () => setPrinted('steps');
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, []);

  const go = (by: 1 | -1) => {
    // The button that has the focus may be gone at the next step, and keys pressed then would be lost.
    stepRef.current?.focus({ preventScroll: true });
    // From the step that was asked for last, which may not be rendered yet.
    setLesson({ step: Math.max(1, Math.min(getLesson().step + by, lessonSteps)) });
  };

  const print = (what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const moves = key === 'ArrowLeft' || key === 'ArrowRight';
    // The slider uses the arrow keys itself, and Alt and ← go back in the history.
    if (altKey || ctrlKey || metaKey || (moves && target instanceof HTMLInputElement)) return;
    if (key === 'Escape') onClose();
    else if (moves) go(key === 'ArrowRight' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const index = t('step', { step: String(step), steps: String(lessonSteps) });
  return (
    <>
      <GlobalStyles styles={roomStyles} />
      {targets.length > 0 && <Spotlight targets={targets} />}
      <Panel
        ref={panelRef}
        role="dialog"
        aria-labelledby={titleId}
        data-testid="lesson"
        onKeyDown={onKeyDown}
      >
        {rule}
        <TitleLine>
          <h2 id={titleId}>{tNotice('lesson')}</h2>
          <Stamp />
          <QuietButton type="button" aria-label={t('close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </QuietButton>
        </TitleLine>
        <div
          ref={stepRef}
          role="group"
          aria-label={index}
          tabIndex={0}
          data-testid="lesson-step"
          data-step={step}
          aria-busy={run === null}
        >
          {run && (
            <LessonStep
              step={step}
              run={run}
              fee={fee}
              onFee={(next) => setLesson({ fee: next })}
              onPrint={print}
            />
          )}
        </div>
        {/* Where a row of the page ends below the panel. */}
        {rule}
        <StepLine>
          <small>{index}</small>
          {step > 1 && (
            <QuietButton type="button" onClick={() => go(-1)}>
              {t('back')}
            </QuietButton>
          )}
          {step < lessonSteps && (
            <FilledButton type="button" onClick={() => go(1)}>
              {t('next')}
            </FilledButton>
          )}
        </StepLine>
      </Panel>
      {isPrinting && run && <OnPaper what={printed} run={run} fee={fee} />}
    </>
  );
});

/**
 * Shows one step at a time. It is not modal: the run goes on and can be used. Another step is rendered
 * in parts, so that no press waits for it.
 */
export const LessonPanel = ({ onClose }: { onClose: () => void }) => {
  const { step, fee } = useLessonState();
  const shownStep = useDeferredValue(step);
  return <StepPanel step={shownStep} fee={fee} onClose={onClose} />;
};
