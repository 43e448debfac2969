import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { OutlinedIconButton } from '@/components/ui/buttons';
import { useIsIdle, useIsPaused, usePage } from './runContext';

const Button = styled(OutlinedIconButton)(({ theme }) => ({
  // Hidden while there is nothing to pause, unless focused: hiding would lose the focus.
  '&[aria-disabled=true]:not(:focus)': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 2) },
  // On phones, at the lower edge of the window, beside the state of the run (`StartButton.tsx`).
  [theme.breakpoints.down('sm')]: {
    '&[name]': {
      '@media screen and (min-height: 500px)': {
        position: 'fixed',
        '[data-start-hidden] &': { visibility: 'hidden' },
        inset: 'auto 16px max(8px, env(safe-area-inset-bottom)) auto',
        zIndex: theme.zIndex.appBar + 1,
        width: 52,
        height: 52,
      },
    },
  },
}));

const Label = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type Props = {
  /** Whether this is the button of an overlay that covers the one in the bar. */
  isSecond?: boolean;
};

/** Pauses the display while the run continues in the background, and resumes it. */
export const PauseButton = ({ isSecond = false }: Props) => {
  const isIdle = useIsIdle();
  const isPaused = useIsPaused();
  const { setPaused } = usePage();
  const label = useTranslations('bar')(isPaused ? 'resume' : 'pause');
  return (
    <Button
      {...(isSecond ? {} : { name: 'pause', 'data-testid': 'pause-updates' })}
      aria-label={label}
      aria-disabled={isIdle && !isPaused}
      onClick={() => setPaused(!isPaused)}
    >
      {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      <Label>{label}</Label>
    </Button>
  );
};
