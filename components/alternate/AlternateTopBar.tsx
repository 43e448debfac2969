import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { contentWidth } from '@/components/layout/contentWidth';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { ShareButton } from '@/components/layout/ShareButton';
import { PauseButton } from '@/components/run/PauseButton';
import { useIsPaused, useRunActions } from '@/components/run/runContext';
import { SpeedLabel } from '@/components/run/SpeedLabel';
import { StartButton } from '@/components/run/StartButton';
import { useRun } from './alternateRun';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  ...contentWidth(theme),
  padding: theme.spacing(2, 3),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(2),
    gap: theme.spacing(1),
    // Without the gap beside a spacer, the longest label fits in a window of 320 pixels.
    '& > [name=details]': { marginLeft: 'auto' },
  },
  '@media print': { display: 'none' },
}));

const Spacer = styled('div')(({ theme }) => ({
  flex: 1,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The top bar: menu (on small screens), details, link builder, pause and Start Trading. */
export const AlternateTopBar = () => {
  const t = useTranslations();
  const { start } = useRunActions();
  const isPaused = useIsPaused();
  const isIdle = useRun(({ state }) => state.phase.name === 'idle') ?? true;
  return (
    <Bar>
      <PanelOpener />
      <Spacer />
      <DetailsButton />
      <ShareButton variant="icon" />
      <PauseButton />
      <SpeedLabel />
      <StartButton
        label={t('alternate.startTrading')}
        // While paused, the round on screen may already have ended. Start also ends the pause.
        unavailable={!isPaused && !isIdle}
        onStart={start}
      />
    </Bar>
  );
};
