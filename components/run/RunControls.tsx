import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { dockHeight } from '@/components/theme/variables';
import { LessonStep } from './pageLink';
import { PauseButton } from './PauseButton';
import { useRun, useSession } from './run';

/** On phones, at the lower edge of the window, where the layout leaves room for it. */
const Dock = styled('div')<{ isDocked: boolean }>(({ theme, isDocked }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    order: 1,
    width: '100%',
    '& > :first-of-type': { flex: 1 },
    '@media screen and (min-height: 500px)': isDocked && {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      height: `var(${dockHeight})`,
      padding: theme.spacing(1.5, 2),
      borderTop: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.default,
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
  // The open lesson is at the lower edge itself.
  const isDocked = useContext(LessonStep) === null;
  const isWorking = useRun(({ isIdle, isPaused }) => !isIdle && !isPaused) ?? false;
  const state = isWorking ? workingLabel : undefined;
  return (
    <Dock isDocked={isDocked}>
      <Button
        variant="contained"
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) session?.run.start();
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
