import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons';
import { useIsIdle, useIsPaused, useRunActions } from './runContext';

const Button = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 2) },
}));

const Label = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type Props = {
  /** Whether it stands in what covers the bar's own button. */
  isSecond?: boolean;
};

/**
 * Pauses the display while the run continues in the background. It stays focusable while nothing
 * runs, so that the focus is not lost when a round ends.
 */
export const PauseButton = ({ isSecond = false }: Props) => {
  const isIdle = useIsIdle();
  const isPaused = useIsPaused();
  const { setPaused } = useRunActions();
  const label = useTranslations('bar')('pause');
  return (
    <Button
      type="button"
      {...(isSecond ? {} : { name: 'pause', 'data-testid': 'pause-updates' })}
      aria-label={label}
      aria-pressed={isPaused}
      aria-disabled={isIdle && !isPaused}
      onClick={() => setPaused(!isPaused)}
    >
      {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      <Label>{label}</Label>
    </Button>
  );
};
