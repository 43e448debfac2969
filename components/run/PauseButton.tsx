import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRun, useSession } from './run';

/** Stops simulated time, and lets it go on. */
export const PauseButton = () => {
  const t = useTranslations('bar');
  const session = useSession();
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const label = t(isPaused ? 'resume' : 'pause');
  return (
    <Button
      variant="outlined"
      data-testid="pause-updates"
      aria-label={label}
      aria-disabled={isIdle && !isPaused}
      onClick={() => session?.run.setPaused(!isPaused)}
      sx={{ minWidth: 44, px: { xs: 1.25, md: 2 }, gap: 1 }}
    >
      {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
};
