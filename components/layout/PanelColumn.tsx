import { styled, type Breakpoint } from '@mui/material/styles';
import { lowestWindow, noticeHeight } from '@/components/theme/tokens';
import { SidePanel } from './SidePanel';
import { usePanelBreakpoint } from './usePanelBreakpoint';

const Column = styled('aside')<{ panelFrom: Breakpoint }>(({ theme, panelFrom }) => ({
  gridArea: 'panel',
  display: 'none',
  [theme.breakpoints.up(panelFrom)]: {
    display: 'block',
    borderRight: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.paper : undefined,
  },
  '& > div': {
    position: 'sticky',
    top: `var(${noticeHeight})`,
    [lowestWindow]: { position: 'static' },
  },
}));

export const PanelColumn = () => (
  <Column className="screen-only" panelFrom={usePanelBreakpoint()}>
    <SidePanel />
  </Column>
);
