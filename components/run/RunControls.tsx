import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Dot } from '@/components/theme/Dot';
import { bottomEdge, low, phones } from '@/components/theme/structure';
import { useIsLessonShown } from './lessonShown';
import { PauseButton } from './PauseButton';
import { useRun, useSession } from './run';

/** On phones, a bar at the bottom of the window, unless the lesson is there. */
const Root = styled('div')<{ isDocked: boolean }>(({ theme, isDocked }) => ({
  gridArea: 'run',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  marginInline: 8,
  // The words of the status wrap first.
  '& > .MuiButton-text': { flex: '1 1 min-content', textAlign: 'start' },
  [phones]: {
    margin: '0 0 8px',
    '& > button': { flex: '1 1 auto', minHeight: '3rem' },
    '& > .MuiButton-text': { flexGrow: 3, justifyContent: 'flex-start', paddingInline: 0 },
    ...(isDocked && {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      minHeight: `var(${bottomEdge})`,
      margin: 0,
      padding: '0.75rem 1rem calc(0.75rem + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.raised,
    }),
    [low]: { marginBottom: 8 },
  },
  [low]: { position: 'static', padding: 0, border: 0, background: 'none' },
}));

/** The state of the run. A rewind renders only this part of the header again. */
const Status = () => {
  const t = useTranslations();
  const isPaused = useRun((snapshot) => snapshot.isPaused);
  const rewoundTo = useRun(({ state, latest }) => (state === latest ? null : state.count));
  const paused =
    rewoundTo === null ? t('bar.paused') : t('bar.pausedAt', { serial: String(rewoundTo) });
  const text = isPaused ? paused : t('systemIsWorking');
  return (
    <>
      <Dot isHollow={isPaused} />
      <span key={text}>{text}</span>
    </>
  );
};

type Props = {
  label: string;
  /** Whether a button elsewhere pauses the run. */
  isPauseElsewhere?: boolean;
};

/** Start, which becomes the status of the run, and Pause in its place. */
export const RunControls = ({ label, isPauseElsewhere = false }: Props) => {
  const { run } = useSession();
  const isIdle = useRun((snapshot) => snapshot.isIdle);
  return (
    <Root isDocked={!useIsLessonShown()}>
      {/* The inline script of the page finds Start by `data-start`. */}
      <Button
        variant={isIdle ? 'contained' : 'text'}
        color={isIdle ? 'primary' : 'inherit'}
        startIcon={isIdle && <PlayIcon />}
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={!isIdle}
        onClick={() => run.start()}
        sx={{ fontWeight: isIdle ? 600 : 400 }}
      >
        {isIdle ? <span>{label}</span> : <Status />}
      </Button>
      {!isIdle && !isPauseElsewhere && <PauseButton />}
    </Root>
  );
};
