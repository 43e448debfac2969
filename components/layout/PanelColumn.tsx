import { styled } from '@mui/material/styles';
import { lowWindow, noticeHeight } from '@/components/theme/variables';
import { SidePanel } from './SidePanel';

const Column = styled('aside')(({ theme }) => ({
  gridArea: 'panel',
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    borderRight: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '@media print': { display: 'none' },
}));

const InView = styled('div')({
  position: 'sticky',
  top: `var(${noticeHeight})`,
  [lowWindow]: { position: 'static' },
});

export const PanelColumn = () => (
  <Column>
    <InView>
      <SidePanel />
    </InView>
  </Column>
);
