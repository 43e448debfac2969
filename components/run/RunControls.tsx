import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useIsLessonShown } from '@/components/lesson/lessonShown';
import { bottomEdge, forcedColours, tallWindow } from '@/components/theme/tokens';
import { PauseButton } from './PauseButton';
import { useRun, useSession } from './run';
import { SteadyLabel } from './SteadyLabel';

/** On phones, at the bottom of the window, where the layout leaves room for it. */
const Dock = styled('div')<{ isDocked: boolean }>(({ theme, isDocked }) => ({
  gridArea: 'run',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInline: '8px 16px',
  [theme.breakpoints.down('sm')]: {
    margin: '8px 0 0',
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
}));

/** While the run is in progress or paused, Start is unavailable, and looks like a status. */
const StartButton = styled(Button)(({ theme: { palette, breakpoints } }) => ({
  [breakpoints.down('sm')]: { flex: 1, minHeight: '3rem' },
  '&[aria-disabled=true]': {
    borderColor: palette.tintLine,
    background: `linear-gradient(${palette.tint}, ${palette.tint}), ${palette.background.paper}`,
    color: palette.accentStrong,
    [forcedColours]: { borderColor: 'CanvasText' },
  },
}));

const paused = {
  '&[aria-disabled=true]': {
    borderColor: 'buttonLine',
    background: 'transparent',
    color: 'text.secondary',
  },
};

/** Hollow while paused, so that colour is not the only cue. */
const Dot = styled('span')<{ isPaused: boolean }>(({ theme, isPaused }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  ...(isPaused
    ? { border: '2px solid currentcolor' }
    : {
        backgroundColor: theme.palette.primary.main,
        boxShadow: `0 0 0 4px ${theme.palette.tintStrong}`,
        [forcedColours]: { backgroundColor: 'CanvasText', boxShadow: 'none' },
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
  const hasEnded = useRun(({ state }) => 'rounds' in state && state.rounds > 0) ?? false;
  return (
    <Dock isDocked={isDocked}>
      <StartButton
        variant="contained"
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={isWorking}
        sx={isPaused ? paused : undefined}
        onClick={() => session?.run.start()}
      >
        <SteadyLabel
          shown={isWorking ? 1 : 0}
          options={[
            { text: label },
            { text: t('systemIsWorking'), mark: <Dot isPaused={isPaused} />, gap: 10 },
          ]}
        />
      </StartButton>
      <PauseButton isUnavailable={isPauseUnavailable} isOnPhones={isWorking || hasEnded} />
    </Dock>
  );
};
