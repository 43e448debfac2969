import { styled } from '@mui/material/styles';
import { lowestWindow, noticeHeight } from '@/components/theme/tokens';
import { usePanelQuery } from './panelQuery';
import { SidePanel } from './SidePanel';

const Column = styled('aside')<{ panelQuery: string }>(({ theme, panelQuery }) => ({
  gridArea: 'panel',
  display: 'none',
  [panelQuery]: {
    display: 'block',
    borderRight: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.paper : undefined,
  },
  '& > div': {
    position: 'sticky',
    top: `var(${noticeHeight})`,
    [lowestWindow]: { position: 'static' },
  },
  '@media print': { display: 'none' },
}));

export const PanelColumn = () => (
  <Column panelQuery={usePanelQuery()}>
    <SidePanel />
  </Column>
);
