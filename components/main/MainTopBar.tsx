import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { contentWidth } from '@/components/layout/contentWidth';
import { rule } from '@/components/notice/Marks';
import { Notifications } from './Notifications';
import { useIsRunning, useRunActions, useSession } from '@/components/run/runContext';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { PauseButton } from '@/components/run/PauseButton';
import { SearchBox } from './SearchBox';
import { ShareButton } from '@/components/layout/ShareButton';
import { SpeedLabel } from '@/components/run/SpeedLabel';
import { StartButton } from '@/components/run/StartButton';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  ...contentWidth(theme),
  padding: theme.spacing(2, 3),
  backgroundColor: theme.palette.background.default,
  hr: { display: 'none' },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  [theme.breakpoints.up('lg')]: {
    '@media (min-height: 500px)': {
      position: 'sticky',
      top: 'var(--notice-height)',
      zIndex: theme.zIndex.appBar,
      hr: { display: 'block', position: 'absolute', inset: 'auto 24px 0' },
    },
  },
  '@media print': { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  // Start goes below rather than leave no space for the search.
  minWidth: 'min(100%, 16rem)',
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', gap: theme.spacing(1) },
}));

const Spacer = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The top bar: menu (on small screens), search, pause, link builder, bell and Start. */
export const MainTopBar = () => {
  const t = useTranslations();
  const isRunning = useIsRunning();
  const { start } = useRunActions();
  return (
    <Bar>
      <Row>
        <PanelOpener />
        <SearchBox />
        <Spacer />
        <PauseButton />
        <ShareButton variant="icon" />
        <Notifications count={useSession()?.notifications ?? null} />
      </Row>
      <SpeedLabel />
      <StartButton
        label={t(isRunning ? 'systemIsWorking' : 'start')}
        unavailable={isRunning}
        onStart={start}
      />
      {rule}
    </Bar>
  );
};
