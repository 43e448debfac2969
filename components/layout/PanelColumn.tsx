import { styled } from '@mui/material/styles';
import { createRef } from 'react';
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

/** Takes the focus when the column replaces the drawer. */
export const panelColumn = createRef<HTMLElement>();

export const PanelColumn = () => (
  <Column ref={panelColumn} tabIndex={-1} panelQuery={usePanelQuery()}>
    <SidePanel />
  </Column>
);
