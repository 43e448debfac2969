import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useAnyRun, useSession } from '@/components/run/run';

/** Stops simulated time, and lets it go on. */
export const PauseButton = () => {
  const session = useSession();
  const isIdle = useAnyRun((run) => run.isIdle) ?? true;
  const isPaused = useAnyRun((run) => run.isPaused) ?? false;
  const label = useTranslations('bar')(isPaused ? 'resume' : 'pause');
  return (
    <Button
      variant="outlined"
      data-testid="pause-updates"
      aria-label={label}
      aria-disabled={isIdle && !isPaused}
      onClick={() => session?.setPaused(!isPaused)}
      sx={{ minWidth: 44, px: { xs: 1.25, md: 2 }, gap: 1 }}
    >
      {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
};

/** On phones, at the lower edge of the window, as high as the layout leaves room for. */
const Dock = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    order: 1,
    width: '100%',
    '& > :first-of-type': { flex: 1 },
    '@media screen and (min-height: 500px)': {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      height: 'var(--dock)',
      padding: theme.spacing(1.5, 2),
      borderTop: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.default,
      '[data-lesson] &': { position: 'static', height: 'auto', padding: 0, border: 0 },
    },
  },
}));

/** Says that the run goes on. */
const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  marginRight: theme.spacing(1),
  borderRadius: '50%',
  backgroundColor: theme.palette.primary.main,
  '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
}));

type Props = {
  label: string;
  /** The label while the run goes on, if it is another. */
  workingLabel?: string;
  hasPause?: boolean;
};

/** Start, and Pause. The inline script of the page finds Start by `data-start`. */
export const RunControls = ({ label, workingLabel, hasPause = true }: Props) => {
  const session = useSession();
  const isWorking = useAnyRun(({ isIdle, isPaused }) => !isIdle && !isPaused) ?? false;
  const state = isWorking ? workingLabel : undefined;
  return (
    <Dock>
      <Button
        variant="contained"
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) session?.start();
        }}
        sx={{ minWidth: { sm: '11em' } }}
      >
        {state !== undefined && <Dot />}
        <span>{state ?? label}</span>
      </Button>
      {hasPause && <PauseButton />}
    </Dock>
  );
};
