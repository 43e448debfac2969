import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRun, useSession } from './run';
import { SteadyLabel } from './SteadyLabel';

/** `isLabelled`: in narrow windows too. */
type Props = { isHidden?: boolean; isLabelled?: boolean };

/** Stops simulated time, and lets it go on. Keeps its place while it is hidden. */
export const PauseButton = ({ isHidden = false, isLabelled = false }: Props) => {
  const t = useTranslations('bar');
  const session = useSession();
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const label = t(isPaused ? 'resume' : 'pause');
  return (
    <Button
      variant={isPaused ? 'contained' : 'outlined'}
      data-testid="pause-updates"
      aria-label={label}
      title={label}
      onClick={() => session?.run.setPaused(!isPaused)}
      sx={{ minWidth: 44, px: { xs: isLabelled ? 2 : 1.25, md: 2 }, gap: 1 }}
      style={{ visibility: isIdle || isHidden ? 'hidden' : undefined }}
    >
      {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      <Box component="span" sx={{ display: { xs: isLabelled ? 'inline' : 'none', md: 'inline' } }}>
        <SteadyLabel text={label} texts={[t('pause'), t('resume')]} />
      </Box>
    </Button>
  );
};
