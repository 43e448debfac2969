import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useIsLessonShown } from './lessonShown';
import {
  bottomEdge,
  forcedColours,
  narrowestWindow,
  phones,
  tallWindow,
} from '@/components/theme/tokens';
import { PauseButton } from './PauseButton';
import { useRun, useSession } from './run';
import { SteadyLabel } from './SteadyLabel';

/** On phones, at the bottom of the window, where the layout leaves room for it. */
const Dock = styled('div')<{ isDocked: boolean }>(({ theme, isDocked }) => ({
  gridArea: 'run',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInline: '8px min(16px, 1.5vw)',
  [phones]: {
    margin: '8px 0 0',
    '& button': { minHeight: '3rem' },
    [tallWindow]: isDocked && {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      minHeight: `var(${bottomEdge})`,
      margin: 0,
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.raised,
    },
  },
  [narrowestWindow]: { '& button': { paddingInline: 8 } },
}));

const StartCell = styled('div')({
  display: 'grid',
  [phones]: {
    flex: '999 1 0',
    minWidth: 'min-content',
    '& [aria-disabled=true]': { justifyContent: 'flex-start' },
  },
});

/** On phones, Start has the whole bar until the run has begun. */
const PauseCell = styled('div')<{ isOnPhones: boolean }>(({ isOnPhones }) => ({
  display: 'grid',
  [phones]: {
    display: isOnPhones ? undefined : 'none',
    // Grows only in a row of its own.
    flex: '1 1 auto',
    minWidth: 'min(8rem, 40%)',
  },
  [narrowestWindow]: { minWidth: 'min-content' },
}));

/** Hollow while paused, so that colour is not the only cue. */
const Dot = styled('span')<{ isPaused: boolean }>(({ theme, isPaused }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  margin: '0 6px 0 2px',
  borderRadius: '50%',
  ...(isPaused
    ? { border: '2px solid currentcolor' }
    : {
        backgroundColor: theme.palette.primary.main,
        boxShadow: `0 0 0 4px ${theme.palette.tintStrong}`,
        [forcedColours]: { border: '4px solid' },
      }),
}));

type Props = { label: string; isPauseUnavailable?: boolean };

/** Start and Pause. The inline script of the page finds Start by `data-start`. */
export const RunControls = ({ label, isPauseUnavailable = false }: Props) => {
  const t = useTranslations();
  const session = useSession();
  // The lesson is at the bottom of the window itself.
  const isDocked = !useIsLessonShown();
  const isWorking = useRun(({ isIdle }) => !isIdle) ?? false;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const hasEnded = useRun(({ state }) => state.view === 'alternate' && state.rounds > 0) ?? false;
  const start = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  // Pause becomes unavailable when a round ends.
  useEffect(() => {
    if (!isWorking && document.activeElement === pause.current) start.current?.focus();
  }, [isWorking]);
  return (
    <Dock isDocked={isDocked}>
      <StartCell>
        <Button
          ref={start}
          variant={isWorking && isPaused ? 'pausedStatus' : 'contained'}
          data-start=""
          data-part="start"
          // Stays focusable, so that no focus is lost.
          aria-disabled={isWorking}
          onClick={() => session?.run.start()}
        >
          <SteadyLabel
            shown={isWorking ? 1 : 0}
            options={[
              { text: label },
              { text: t('systemIsWorking'), mark: <Dot isPaused={isPaused} /> },
            ]}
          />
        </Button>
      </StartCell>
      <PauseCell isOnPhones={isWorking || hasEnded}>
        <PauseButton ref={pause} isUnavailable={isPauseUnavailable} />
      </PauseCell>
    </Dock>
  );
};
