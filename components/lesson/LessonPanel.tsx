import CloseIcon from '@mui/icons-material/Close';
import { GlobalStyles } from '@/components/styles/GlobalStyles';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { rule, Stamp } from '@/components/notice/Marks';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { FilledButton, QuietButton } from '@/components/ui/buttons';
import { fees, lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { Handout } from './Handout';
import { LessonStep } from './LessonStep';
import type { Printed } from './PrintButtons';
import { Line, Panel, roomStyles } from './panelParts';
import { signTargets } from './signTargets';
import { Spotlight } from './Spotlight';
import { usePlacement } from './usePlacement';
import { usePrinting } from './usePrinting';
import { Answers, Worksheet } from './Worksheet';

/** What is on paper while the lesson is open. */
const OnPaper = ({ what, fee }: { what: Printed; fee: number }) => {
  if (what === 'steps') return <Handout fee={fee} />;
  return what === 'answers' ? <Answers /> : <Worksheet view={what} />;
};

const noTargets: readonly string[] = [];

/** Shows one step at a time. It is not modal: the run goes on and can be used. */
export const LessonPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('lesson');
  const [step, setStep] = useState(useLoadedSession().values.lesson ?? 1);
  const [fee, setFee] = useState<number>(fees.first);
  const [printed, setPrinted] = useState<Printed>('steps');
  const isPrinting = usePrinting();
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
    for (const { current } of [stepRef, panelRef]) if (current) current.scrollTop = 0;
    const focus = () => stepRef.current?.focus({ preventScroll: true });
    focus();
    if (document.activeElement === stepRef.current) return undefined;
    // The page is covered, and what covers it keeps the focus until it closes.
    const cover = document.querySelector('dialog[open]');
    cover?.addEventListener('close', focus);
    return () => cover?.removeEventListener('close', focus);
  }, [step]);

  const go = (to: number) => setStep(Math.max(1, Math.min(to, lessonSteps)));

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
    else if (moves) go(step + (key === 'ArrowRight' ? 1 : -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const place = t('step', { step: String(step), steps: String(lessonSteps) });
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
        <Line>
          <h2 id={titleId}>{useTranslations('notice')('lesson')}</h2>
          <Stamp />
          <QuietButton type="button" aria-label={t('close')} onClick={onClose}>
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
          <LessonStep step={step} fee={fee} onFee={setFee} onPrint={print} />
        </div>
        {/* Where a row of the page ends below the panel. */}
        {rule}
        <Line>
          <small>{place}</small>
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
      {isPrinting && <OnPaper what={printed} fee={fee} />}
    </>
  );
};
