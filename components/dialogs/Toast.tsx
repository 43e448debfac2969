import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { alertHeight, bottomEdge, radius } from '@/components/theme/tokens';

const Message = styled(Paper)(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 16,
  bottom: `calc(var(${bottomEdge}, 0px) + var(${alertHeight}, 0px) + 16px)`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  maxWidth: 'min(34rem, 100% - 32px)',
  minHeight: '3.5rem',
  padding: '7px 11px 7px 16px',
  borderRadius: radius.card,
  backgroundColor: theme.palette.raised,
  fontWeight: 500,
  boxShadow: theme.shadows[8],
  '& > :first-of-type': { marginRight: 'auto' },
  // Shown only after 400 ms. `!important` overrides the styles for reduced motion.
  '&[role=status]': { animation: 'toast-appear 1ms 400ms backwards !important' },
  '@keyframes toast-appear': { from: { visibility: 'hidden' } },
  '@media print': { display: 'none' },
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
