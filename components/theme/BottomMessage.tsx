import { styled } from '@mui/material/styles';
import { bottomEdge, noticeHeight } from './structure';

/** A message over the end of the page, but not over Start. */
export const BottomMessage = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 16,
  bottom: `calc(var(${bottomEdge}) + 16px)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  width: 'fit-content',
  maxWidth: '40rem',
  margin: 0,
  padding: 12,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.raised,
  // With large type or in low windows, it scrolls below the notice.
  maxHeight: `calc(100dvh - var(${noticeHeight}, 0px) - var(${bottomEdge}, 0px) - 24px)`,
  overflowY: 'auto',
  '& > span': { flex: '1 1 auto' },
}));
