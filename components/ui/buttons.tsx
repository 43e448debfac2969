import { styled } from '@mui/material/styles';

/**
 * Native buttons in the product's look. MUI's own Button is 10 kB (brotli) more in the first load,
 * most of it for a ripple that this calm page does not want.
 */
const Base = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  minWidth: 44,
  padding: theme.spacing(1, 2),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 180ms',
  '&[aria-disabled="true"]': { cursor: 'default' },
  '@media print': { display: 'none' },
}));

/** The one filled button of a view. */
export const FilledButton = styled(Base)(({ theme }) => ({
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '&[aria-disabled="true"]': {
    backgroundColor: theme.palette.background.paper,
    borderColor: theme.palette.divider,
    color: theme.palette.text.secondary,
  },
}));

/** A button with a hairline; filled faintly while it is pressed in. */
export const QuietButton = styled(Base)(({ theme }) => ({
  borderColor: theme.palette.divider,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
    color: theme.palette.primary.main,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
}));

/** A button in the look of a link, since it goes nowhere. */
export const LinkButton = styled(Base)(({ theme }) => ({
  justifyContent: 'flex-start',
  padding: 0,
  color: theme.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
  // Large text on a phone breaks a word rather than stick out.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media (forced-colors: active)': { borderColor: 'Canvas' },
}));
