import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';

/** The maximum height, margins included. */
const toastHeight = '45vh';

/**
 * A message fixed at the bottom of the window, so that nothing moves when it appears, and below any
 * dialog; in low windows it is in the flow. Only its table scrolls, unless large text leaves too
 * little space for that.
 */
export const Toast = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderLeft: `6px solid ${theme.palette.notice.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  margin: theme.spacing(2),
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    zIndex: theme.zIndex.appBar + 1,
    bottom: 0,
    right: 0,
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: `calc(${toastHeight} - 2rem)`,
    overflow: 'auto',
  },
  '& > button': { flex: 'none' },
}));

/** Lets the page scroll further while a toast is shown, so that it never hides the focus. */
export const toastSpace = (
  <GlobalStyles
    styles={{
      '@media screen and (min-height: 500px)': {
        ':root': { scrollPaddingBottom: toastHeight },
        body: { paddingBottom: toastHeight },
      },
    }}
  />
);

export const ToastHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  h2: { margin: 0, ...theme.typography.h3 },
  button: { flex: 'none' },
}));

export const ToastScroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  minHeight: '4rem',
  table: { borderSpacing: 0, width: '100%' },
  'th, td': {
    padding: theme.spacing(0.5, 2, 0.5, 0),
    textAlign: 'start',
    verticalAlign: 'bottom',
    ...theme.typography.body2,
  },
  // Only text from the link may break at any character.
  bdi: { overflowWrap: 'anywhere' },
  thead: { color: theme.palette.text.secondary },
}));
