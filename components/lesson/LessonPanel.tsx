import CloseIcon from '@mui/icons-material/Close';
import FoldIcon from '@mui/icons-material/ExpandMore';
import UnfoldIcon from '@mui/icons-material/ExpandLess';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { Stamp } from '@/components/notice/Stamp';
import { useLessonState, useLoadedSession, usePage, useView } from '@/components/run/runContext';
import type { LessonState } from '@/components/run/lessonState';
import { ControlsTheme } from '@/components/theme/ControlsTheme';
import { PrintOnce } from '@/components/paper/PrintOnce';
import { ContainedButton, OutlinedIconButton, OutlinedButton } from '@/components/ui/buttons';
import { useCloseWatcher } from '@/components/ui/useCloseWatcher';
import { usePrinting } from '@/components/ui/usePrinting';
import { lessonSteps } from '@/lib/config/limits';
import { loadPaperCatalogue } from '@/lib/i18n/loadPaperCatalogue';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { isAsked, turnLesson } from '@/lib/lesson/decided';
import { LessonStep } from './LessonStep';
import { Handout } from './Handout';
import { Panel, Place, Progress, roomStyles, StepLine, TitleLine } from './panelParts';
import { Picker } from './Picker';
import type { Printed } from './PrintButtons';
import { Question, usePress } from './Question';
import { signTargets } from './signTargets';
import { Spotlight } from './Spotlight';
import { useFold } from './useFold';
import { useLessonKeys } from './useLessonKeys';
import { useLessonRun } from './useLessonRun';
import { usePanelFocus } from './usePanelFocus';
import { useStepInAddress } from './useStepInAddress';
import { usePlacement } from './usePlacement';

const noTargets: readonly string[] = [];

/** The targets of a step; none while the lesson asks for them. */
const useSignTargets = (step: number, isQuestion: boolean) => {
  const targets = signTargets[useView()][step - 1];
  return (!isQuestion && targets) || noTargets;
};

const loadSheets = withMessages(
  async () => (await import('@/components/paper/ClassSheets')).ClassSheets,
  loadPaperCatalogue,
);

type StepPanelProps = Pick<LessonState, 'step' | 'decided' | 'fee'> & { onClose: () => void };

const StepPanel = memo(function StepPanel({ step, decided, fee, onClose }: StepPanelProps) {
  const t = useLoadedTranslations('lesson');
  const tNotice = useTranslations('notice');
  const { getLesson, setLesson } = usePage();
  const isPrinting = usePrinting();
  // Shown or printed in place of the steps until closed.
  const [printed, setPrinted] = useState<{ what: Printed; seeds: readonly string[] } | null>(null);
  const sheets = useOnDemand(loadSheets, printed !== null && printed.what !== 'large');
  const endPrinting = () => setPrinted(null);
  const { isFolded, setFolded } = useFold();
  const run = useLessonRun(isPrinting);
  const titleId = useId();
  const stepId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const stepRef = useRef<HTMLDivElement>(null);
  const isQuestion = isAsked({ step, decided });
  const targets = useSignTargets(step, isQuestion);
  const { miss, press } = usePress(step);
  const hidesStart = !isQuestion && !isFolded && !targets.includes('[data-start]');
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-start-hidden', hidesStart);
    return () => document.documentElement.removeAttribute('data-start-hidden');
  }, [hidesStart]);
  usePlacement(panelRef, targets, isFolded);
  usePanelFocus(panelRef, stepRef, `${step} ${isQuestion}`, () => setFolded(false));

  const go = (by: 1 | -1) => {
    // The focused button may be gone at the next step, and further keys would be lost.
    stepRef.current?.focus({ preventScroll: true });
    // Starts from the latest step, which may not be rendered yet.
    setLesson(turnLesson(getLesson(), by));
  };

  // When folded, the lesson leaves the arrow keys to the bar of a presentation.
  const { present } = useLoadedSession().values;
  useLessonKeys(panelRef, { turns: !(isFolded && present), go, close: onClose });
  useCloseWatcher(onClose);

  const index = t('step', { step: String(step), steps: String(lessonSteps) });
  const isLast = step === lessonSteps;
  const ToggleIcon = isFolded ? UnfoldIcon : FoldIcon;
  return (
    <>
      <GlobalStyles styles={roomStyles} />
      {targets.length > 0 && <Spotlight targets={targets} dims={!isFolded} />}
      <Panel
        ref={panelRef}
        role="dialog"
        aria-labelledby={titleId}
        data-testid="lesson"
        data-folded={isFolded ? '' : undefined}
        data-asking={isQuestion && !isFolded ? '' : undefined}
      >
        <TitleLine>
          <div>
            <h2 id={titleId}>{tNotice('lesson')}</h2>
            {isFolded ? <small>{index}</small> : <Stamp />}
          </div>
          <OutlinedIconButton
            aria-expanded={!isFolded}
            aria-controls={stepId}
            aria-label={isFolded ? t('unfold') : t('fold')}
            onClick={() => setFolded(!isFolded)}
          >
            <ToggleIcon fontSize="small" />
          </OutlinedIconButton>
          <OutlinedIconButton aria-label={t('close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </OutlinedIconButton>
        </TitleLine>
        <div
          ref={stepRef}
          id={stepId}
          role="group"
          aria-label={index}
          tabIndex={0}
          data-testid="lesson-step"
          data-step={step}
          aria-busy={!isQuestion && run === null}
        >
          {isQuestion && <Question miss={miss} />}
          {!isQuestion && run && (
            <LessonStep
              step={step}
              decided={decided}
              run={run}
              fee={fee}
              onFee={(next) => setLesson({ fee: next })}
              onPrint={(what, seeds) => setPrinted({ what, seeds })}
            />
          )}
        </div>
        <StepLine>
          <Place>
            <small>{index}</small>
            <Progress aria-hidden="true">
              <i style={{ width: `${(100 * step) / lessonSteps}%` }} />
            </Progress>
          </Place>
          {step > 1 && <OutlinedButton onClick={() => go(-1)}>{t('back')}</OutlinedButton>}
          <ContainedButton onClick={() => (isLast ? onClose() : go(1))}>
            {isQuestion ? t('show') : isLast ? t('done') : t('next')}
          </ContainedButton>
        </StepLine>
      </Panel>
      {isQuestion && !isFolded && <Picker onPress={press} />}
      {printed === null && isPrinting && run && <Handout isLarge={false} run={run} fee={fee} />}
      {printed?.what === 'large' && run && (
        <PrintOnce onDone={endPrinting}>
          <Handout isLarge run={run} fee={fee} />
        </PrintOnce>
      )}
      {printed !== null && printed.what !== 'large' && (
        <OnDemand part={sheets} onClose={endPrinting} what={printed.what} seeds={printed.seeds} />
      )}
    </>
  );
});

/**
 * The lesson about the signs of a fake page, one step at a time, beside the run that it explains.
 * Not modal: the run continues and can be used. A new step is rendered in parts, so that no press
 * waits for it.
 */
export const LessonPanel = ({ onClose }: { onClose: () => void }) => {
  const lesson = useLessonState();
  const { step, decided } = useDeferredValue(lesson);
  useStepInAddress(lesson.step);
  return createPortal(
    <ControlsTheme>
      <StepPanel step={step} decided={decided} fee={lesson.fee} onClose={onClose} />
    </ControlsTheme>,
    document.body,
  );
};
