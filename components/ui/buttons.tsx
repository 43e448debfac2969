import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A button that submits no form. */
const Native = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/**
 * Native buttons with the product's styles. MUI's Button would add 10 kB (Brotli) to the first
 * load, most of it for a ripple effect that is not wanted here.
 */
const Base = styled(Native)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 'var(--control)',
  minWidth: 'var(--control)',
  padding: theme.spacing(1, 2),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 180ms',
  '&[aria-disabled="true"]': { cursor: 'default' },
  '@media (forced-colors: active)': {
    '&&[aria-disabled="true"]:not([aria-pressed="true"])': {
      color: 'GrayText',
      borderColor: 'GrayText',
    },
  },
  '@media print': { display: 'none' },
}));

/** The primary button of a view or dialog, like MUI’s `variant="contained"`. */
export const ContainedButton = styled(Base)(({ theme }) => ({
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  // Has no border, so that it does not look pressable.
  '&[aria-disabled="true"]': {
    backgroundColor: theme.palette.action.selected,
    color: theme.palette.text.secondary,
  },
}));

/** A button like MUI’s `variant="outlined"`; in the accent colour while `aria-pressed`. */
export const OutlinedButton = styled(Base)(({ theme }) => ({
  borderColor: theme.palette.hairline,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&[aria-disabled="true"]': {
    borderColor: theme.palette.hairline,
    color: theme.palette.text.secondary,
  },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.main,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
}));

/** A square outlined button for an icon. */
export const OutlinedIconButton = styled(OutlinedButton)({ flex: 'none', padding: 0 });

/** A button that looks like a link but does not navigate. */
export const LinkButton = styled(Base)(({ theme }) => ({
  justifyContent: 'flex-start',
  padding: 0,
  color: theme.palette.primary.main,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: 2 },
  textAlign: 'start',
  // On a phone, large text may break inside a word instead of overflowing.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media (forced-colors: active)': { borderColor: 'Canvas' },
}));
