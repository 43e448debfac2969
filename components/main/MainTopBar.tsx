import Toolbar from '@mui/material/Toolbar';
import { styled, useTheme, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Notifications } from './Notifications';
import { useIsRunning, useSession } from '@/components/run/runContext';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { PauseButton } from '@/components/run/PauseButton';
import { ShareButton } from '@/components/layout/ShareButton';
import { SpeedLabel } from '@/components/run/SpeedLabel';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { limits } from '@/lib/config/limits';
import { drawInteger } from '@/lib/simulation/randomStream';
import { StartButton } from '@/components/run/StartButton';
import { fieldStyle } from '@/components/ui/fieldStyle';

const bar = (theme: Theme) => ({
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.up('lg')]: {
    '@media (min-height: 500px)': {
      position: 'sticky',
      top: 'var(--notice-height)',
      zIndex: theme.zIndex.appBar,
    },
  },
});

const Field = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  // Takes the free space before the spacer, up to the maximum width.
  flex: '99 1 4rem',
  minWidth: 0,
  maxWidth: 320,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  [theme.breakpoints.down('md')]: { maxWidth: 'none' },
  '@media print': { display: 'none' },
}));

/** Accepts text but searches nothing, as part of the demonstration. */
const SearchBox = () => {
  const search = useTranslations()('search');
  return <Field type="search" aria-label={search} placeholder={search} autoComplete="off" />;
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  // Start wraps before the search gets too narrow.
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
  const session = useSession();
  const { isPresented } = useTheme();
  return (
    <Toolbar component="header" sx={bar}>
      <VisuallyHidden as="h1">{t('page.mainTitle')}</VisuallyHidden>
      <Row>
        {!isPresented && <PanelOpener />}
        {!isPresented && <SearchBox />}
        <Spacer />
        {!isPresented && <PauseButton />}
        <ShareButton variant="icon" />
        {!isPresented && (
          <Notifications
            count={
              session && drawInteger(session.values.seed, 'notifications', limits.notifications)
            }
          />
        )}
      </Row>
      <SpeedLabel />
      <StartButton
        label={t(isRunning ? 'systemIsWorking' : 'start')}
        unavailable={isRunning}
        isState={isRunning}
      />
    </Toolbar>
  );
};
