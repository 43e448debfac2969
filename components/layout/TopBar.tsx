'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { contentWidth } from './contentWidth';
import { Notifications } from './Notifications';
import type { PageState } from '@/components/run/openPage';
import { PanelOpener } from './PanelOpener';
import { PauseButton } from '@/components/run/PauseButton';
import { SearchBox } from './SearchBox';
import { ShareButton } from './ShareButton';
import { StartButton } from '@/components/run/StartButton';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: contentWidth,
  padding: theme.spacing(2, 3),
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  [theme.breakpoints.up('lg')]: {
    '@media (min-height: 500px)': {
      position: 'sticky',
      top: 'var(--notice-height)',
      zIndex: theme.zIndex.appBar,
    },
  },
  '@media print': { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', gap: theme.spacing(1) },
}));

const Spacer = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type Props = {
  page: PageState;
  /** The number beside the bell; `null` while it is not known. */
  notifications: number | null;
  running: boolean;
  paused: boolean;
  start: () => void;
  setPaused: (paused: boolean) => void;
};

/** Menu (on small screens), search, pause, bell and Start. */
export const TopBar = memo((props: Props) => {
  const { page, notifications, running, paused, start, setPaused } = props;
  const t = useTranslations();
  return (
    <Bar>
      <Row>
        <PanelOpener />
        <SearchBox />
        <Spacer />
        <PauseButton paused={paused} onChange={setPaused} />
        <ShareButton page={page} variant="icon" />
        <Notifications count={notifications} />
      </Row>
      <StartButton
        label={t(running ? 'systemIsWorking' : 'start')}
        unavailable={running}
        onStart={start}
      />
    </Bar>
  );
});
TopBar.displayName = 'TopBar';
