import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRun, useSession } from './run';
import { SteadyLabel } from './SteadyLabel';

const Root = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { minWidth: '8rem', minHeight: '3rem' },
  '@media (max-width: 21.24em)': { minWidth: 0, paddingInline: 12 },
}));

type Props = {
  /** The analysis has a button of its own. */
  isUnavailable?: boolean;
  /** On phones, Start has the whole bar until the run has begun. */
  isOnPhones?: boolean;
};

/** Pauses simulated time, or resumes it. Keeps its place while there is nothing to pause. */
export const PauseButton = ({ isUnavailable = false, isOnPhones = true }: Props) => {
  const t = useTranslations('bar');
  const session = useSession();
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  const isPaused = useRun((snapshot) => snapshot.isPaused) ?? false;
  const isDisabled = isIdle || isUnavailable;
  return (
    <Root
      sx={isOnPhones ? undefined : { display: { xs: 'none', sm: 'inline-flex' } }}
      variant={isPaused && !isDisabled ? 'contained' : 'outlined'}
      data-testid="pause-updates"
      // Stays focusable, so that no focus is lost.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && session?.run.setPaused(!isPaused)}
    >
      <SteadyLabel
        shown={isPaused ? 1 : 0}
        options={[
          { text: t('pause'), mark: <PauseIcon sx={{ ml: '-4px' }} />, gap: 4 },
          { text: t('resume'), mark: <PlayIcon sx={{ ml: '-4px' }} />, gap: 4 },
        ]}
      />
    </Root>
  );
};
