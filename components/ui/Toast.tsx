import { styled } from '@mui/material/styles';

/**
 * A message fixed at the bottom of the window, so that nothing moves when it appears, and below any
 * dialog; in low windows it is in the flow.
 */
export const Toast = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.hairline}`,
  borderLeft: `6px solid ${theme.palette.notice.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  margin: theme.spacing(2),
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    // Above the lesson.
    zIndex: theme.zIndex.drawer + 1,
    bottom: 0,
    right: 0,
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: 'calc(45vh - 2rem)',
    overflow: 'auto',
  },
}));
