import { styled } from '@mui/material/styles';
import { noticeHeight } from '@/components/theme/variables';
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

const InView = styled('div')({ position: 'sticky', top: `var(${noticeHeight})` });

/** The side panel beside the page, in wide windows. */
export const PanelColumn = () => (
  <Column>
    <InView>
      <SidePanel />
    </InView>
  </Column>
);
