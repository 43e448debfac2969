import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bottomEdge } from '@/components/theme/tokens';

const Message = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: theme.spacing(2),
  bottom: `calc(var(${bottomEdge}) + ${theme.spacing(2)})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  maxWidth: `min(34rem, calc(100vw - ${theme.spacing(4)}))`,
  padding: theme.spacing(2),
  // Shown only after 400 ms. `!important` overrides the styles for reduced motion.
  '&[role=status]': { animation: 'appear 1ms 400ms backwards !important' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
}));

/**
 * A message at the lower edge of the window, so that nothing moves when it appears. In a portal,
 * because a card with a container query would be the containing block of `position: fixed`.
 */
export const Toast = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) => (
  <Portal>
    <Message role={role} variant="outlined">
      {children}
    </Message>
  </Portal>
);
