'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Container = styled('div')({ container: 'figures / inline-size' });

/** Measured by its own width in the size of its text, so that large text gets the room it needs. */
const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.spacing(3, 2),
  alignItems: 'end',
  padding: theme.spacing(3, 0),
  borderTop: `1px solid ${theme.palette.divider}`,
  borderBottom: `1px solid ${theme.palette.divider}`,
  h2: { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& > :first-of-type, & > button': { gridColumn: '1 / -1' },
  '@container figures (min-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 9rem 9rem auto',
    gap: theme.spacing(3),
    '& > :first-of-type, & > button': { gridColumn: 'auto' },
    // Its own share of a column that is as wide as it is means nothing to Safari.
    '& > button': { minWidth: '14em' },
  },
}));

/** A strip between two hairlines: the three figures, and Start Trading at its end. */
export const FiguresStrip = ({ children }: { children: ReactNode }) => (
  <Container>
    <Strip>{children}</Strip>
  </Container>
);
