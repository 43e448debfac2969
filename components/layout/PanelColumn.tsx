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
  '@media print': { display: 'none' },
}));

const InView = styled('div')({
  position: 'sticky',
  top: `var(${noticeHeight})`,
  [lowestWindow]: { position: 'static' },
});

export const PanelColumn = () => (
  <Column panelQuery={usePanelQuery()}>
    <InView>
      <SidePanel />
    </InView>
  </Column>
);
