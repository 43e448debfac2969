import Toolbar from '@mui/material/Toolbar';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { ShareButton } from '@/components/layout/ShareButton';
import { PauseButton } from '@/components/run/PauseButton';
import { useIsIdle, useIsPaused } from '@/components/run/runContext';
import { SpeedLabel } from '@/components/run/SpeedLabel';
import { StartButton } from '@/components/run/StartButton';
import { hiddenStyle } from '@/components/ui/VisuallyHidden';

/** Takes the free space; on small screens, visible only to screen readers. */
const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  flex: '1 0 auto',
  margin: 0,
  [theme.breakpoints.down('lg')]: hiddenStyle,
}));

/** The top bar: menu (on small screens), details, link builder, pause and Start Trading. */
export const AlternateTopBar = () => {
  const t = useTranslations();
  const isPaused = useIsPaused();
  const isIdle = useIsIdle();
  const { isPresented } = useTheme();
  return (
    <Toolbar component="header">
      {/* A margin, not a spacer with a gap, so that the longest label fits in 320 pixels. */}
      {!isPresented && <PanelOpener marginRight="auto" />}
      <Heading>{t('page.mainTitle')}</Heading>
      {!isPresented && <PauseButton />}
      <DetailsButton />
      <ShareButton variant="icon" />
      <SpeedLabel />
      <StartButton
        label={t('alternate.startTrading')}
        // While paused, the round on screen may already have ended. Start also ends the pause.
        unavailable={!isPaused && !isIdle}
      />
    </Toolbar>
  );
};
