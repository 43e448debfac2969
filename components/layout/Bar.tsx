import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { phones } from '@/components/theme/structure';

const tracks = {
  display: 'grid',
  gridTemplateAreas: '"menu title run share bell"',
  gridTemplateColumns: 'auto 1fr auto var(--control) auto',
  minHeight: 'var(--toolbar) !important',
  // An icon that comes last ends at the edge of the cards.
  '& > .MuiIconButton-root:last-child': { translate: '0.625rem' },
  [phones]: {
    gridTemplateAreas: '"menu title share bell" "run run run run"',
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'auto minmax(0, 1fr) var(--control) auto',
  },
};

/** The toolbar of a page. Its parts name their areas. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <Toolbar disableGutters sx={tracks}>
    {children}
  </Toolbar>
);
