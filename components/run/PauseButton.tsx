import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRun, useSession } from './run';

/** Pauses simulated time, or resumes it. As wide as the longer of its words in any language. */
export const PauseButton = () => {
  const t = useTranslations('bar');
  const { run } = useSession();
  const isPaused = useRun((snapshot) => snapshot.isPaused);
  return (
    <Button
      variant={isPaused ? 'contained' : 'outlined'}
      startIcon={isPaused ? <PlayIcon /> : <PauseIcon />}
      data-testid="pause-updates"
      // The second click of a double click on Start would pause the run.
      onClick={({ detail }) => detail < 2 && run.setPaused(!isPaused)}
      sx={{ minWidth: 'min(8.5rem, 45vw)' }}
    >
      {/* A new element, because a translator may have replaced the text. */}
      <span key={String(isPaused)}>{t(isPaused ? 'resume' : 'pause')}</span>
    </Button>
  );
};
