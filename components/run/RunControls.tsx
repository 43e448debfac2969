import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { bottomEdge, narrowestWindow, phones, tallWindow } from '@/components/theme/tokens';
import { FixedWidthLabel } from './FixedWidthLabel';
import { useIsLessonShown } from './lessonShown';
import { PauseButton } from './PauseButton';
import { useRun, useSession, useView } from './run';

type RootProps = { isDocked: boolean; hasPause: boolean; isPaused: boolean };

/**
 * On phones, at the bottom of the window, where the layout leaves room for it. There, Start has the
 * whole bar until the run has begun.
 */
const Root = styled('div')<RootProps>(({ theme, isDocked, hasPause, isPaused }) => ({
  gridArea: 'run',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInline: '8px clamp(4px, 4vw - 20px, 16px)',
  // Room for the dot of a status.
  '& > [data-start] > span::before': { paddingLeft: 16 },
  // A status as wide as the button, but without its look: a dot and text, at the right.
  '& > [aria-disabled=true][data-start]': {
    padding: '0 14px 0 18px',
    border: 0,
    background: 'none',
    color: isPaused ? theme.palette.text.secondary : theme.palette.text.primary,
    '& > span > *': { justifyContent: 'end' },
    // Hollow while paused, so that colour is not the only cue.
    '& > span > *::before': {
      content: '""',
      width: 8,
      height: 8,
      marginRight: 8,
      border: isPaused ? '2px solid' : `4px solid ${theme.palette.primary.main}`,
      borderRadius: '50%',
    },
  },
  [phones]: {
    margin: '8px 0 0',
    '& > button': { minHeight: '3rem' },
    '& > [data-start]': {
      flex: '999 1 0',
      '&[aria-disabled=true]': {
        justifyContent: 'start',
        paddingLeft: 4,
        '& > span > *': { justifyContent: 'start' },
      },
    },
    // Grows only in a row of its own.
    '& > button + button': {
      display: hasPause ? undefined : 'none',
      flex: '1 1 auto',
      minWidth: 'min(8rem, 40%)',
    },
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
  [narrowestWindow]: {
    '& > button': { paddingInline: 8 },
    '& > button + button': { minWidth: 'min-content' },
  },
}));

type Props = { label: string; isPauseUnavailable?: boolean };

/** The label of Start, or the status. Only it changes with each step of a rewind. */
const StartLabel = ({ label }: { label: string }) => {
  const t = useTranslations();
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const rewoundTo = useRun(({ state, latest }) => (state === latest ? null : state.count));
  const pausedAt = (serial: string) => t('bar.pausedAt', { serial });
  const paused = rewoundTo === null ? t('bar.paused') : pausedAt(String(rewoundTo));
  const status = isPaused ? paused : t('systemIsWorking');
  const widestPaused = useView() === 'main' ? pausedAt('0000') : t('bar.paused');
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  return (
    <FixedWidthLabel labels={[label, t('systemIsWorking'), widestPaused]}>
      {isIdle ? label : status}
    </FixedWidthLabel>
  );
};

/** Start and Pause. The inline script of the page finds Start by `data-start`. */
export const RunControls = ({ label, isPauseUnavailable = false }: Props) => {
  const session = useSession();
  // The lesson is at the bottom of the window itself.
  const isDocked = !useIsLessonShown();
  const isWorking = useRun(({ isIdle }) => !isIdle) ?? false;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const hasEnded = useRun(({ state }) => state.view === 'alternate' && state.rounds > 0) ?? false;
  return (
    <Root isDocked={isDocked} hasPause={isWorking || hasEnded} isPaused={isPaused}>
      <Button
        variant="contained"
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={isWorking}
        onClick={() => session?.run.start()}
      >
        <StartLabel label={label} />
      </Button>
      <PauseButton isUnavailable={isPauseUnavailable} />
    </Root>
  );
};
