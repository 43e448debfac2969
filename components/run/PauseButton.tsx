import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRun, useSession } from './run';
import { FixedWidthLabel } from './FixedWidthLabel';

/** `isUnavailable`: the analysis has a button of its own. */
type Props = { isUnavailable?: boolean };

/** Pauses simulated time, or resumes it. Keeps its place while there is nothing to pause. */
export const PauseButton = ({ isUnavailable = false }: Props) => {
  const t = useTranslations('bar');
  const session = useSession();
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const isDisabled = isIdle || isUnavailable;
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <Button
      variant={isPaused && !isDisabled ? 'contained' : 'outlined'}
      data-testid="pause-updates"
      // Stays focusable, so that no focus is lost.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && session?.run.setPaused(!isPaused)}
    >
      <FixedWidthLabel labels={[t('pause'), t('resume')]} icon={<Icon />}>
        {t(isPaused ? 'resume' : 'pause')}
      </FixedWidthLabel>
    </Button>
  );
};
