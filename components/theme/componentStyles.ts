import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { bottomEdge, fade, lowWindow, noticeHeight, phones, tinyPage } from './variables';

/** What all components of a kind have in common, in both views. */
export const componentStyles = (
  mode: 'light' | 'dark',
  colours: Colours,
): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        colorScheme: mode,
        // What has the focus stays in sight.
        scrollPadding: `calc(var(${noticeHeight}, 0px) + 8px) 0 calc(var(${bottomEdge}, 0px) + 8px)`,
        // A pull to refresh would lose the run.
        overscrollBehaviorY: 'contain',
      },
      body: { overflowWrap: 'break-word' },
      ul: { paddingLeft: 20 },
      data: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
        },
      },
      '@media print': {
        body: { color: 'black !important', backgroundColor: 'white !important' },
        'main *': { color: 'black !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        WebkitUserSelect: 'none',
        '&.Mui-focusVisible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        '@media (pointer: coarse)': { minHeight: 44 },
        // Looks like a disabled button, but keeps the focus.
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      outlined: {
        borderColor: colours.line,
        backgroundColor: colours.card,
        color: colours.text,
        '&[aria-disabled="true"]': { color: colours.faintText },
      },
      contained: {
        // As wide as an outlined button.
        border: '1px solid transparent',
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          backgroundColor: colours.hover,
          color: colours.faintText,
        },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        textOverflow: 'ellipsis',
        '&::placeholder': { color: colours.faintText, opacity: 1 },
        // Safari enlarges the page at a field with smaller type.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } },
      notchedOutline: { borderColor: colours.line },
    },
  },
  MuiIconButton: { styleOverrides: { root: { color: colours.text, width: 44, height: 44 } } },
  // MUI lightens papers in dark themes, depending on their elevation.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        '@media print': { breakInside: 'avoid', backgroundColor: 'white', color: 'black' },
      },
    },
  },
  MuiCardHeader: {
    defaultProps: {
      slotProps: {
        title: { variant: 'h3' },
        subheader: { variant: 'body2', color: 'textSecondary' },
      },
    },
    styleOverrides: {
      // The subheader is as wide as the card, below the title and the action.
      root: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        [tinyPage]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        alignContent: 'start',
        alignItems: 'start',
        padding: '20px 24px 0',
        [phones]: { padding: '16px 16px 0' },
        overflowWrap: 'anywhere',
      },
      content: { display: 'contents' },
      action: { gridArea: '1 / -2 / auto / -1', margin: 0, [tinyPage]: { gridArea: 'auto' } },
      subheader: { gridColumn: '1 / -1' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        flex: 1,
        padding: '8px 24px 20px',
        '&:last-child': { paddingBottom: 20 },
        [phones]: { paddingInline: 16, '&:last-child': { paddingBottom: 16 } },
      },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { [lowWindow]: { display: 'block', overflowY: 'auto' } } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px',
        borderTop: `1px solid ${colours.line}`,
        [phones]: { padding: '12px 16px' },
        [lowWindow]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          backgroundColor: colours.card,
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { [phones]: { paddingLeft: 16 } } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        [phones]: { paddingInline: 16 },
        maskImage: fade,
        [lowWindow]: { overflow: 'visible', maskImage: 'none' },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { border: '1px solid color-mix(in srgb, currentcolor 40%, transparent)' },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: colours.line } } },
  MuiLink: {
    styleOverrides: {
      root: { borderRadius: 4 },
      button: { '@media print': { display: 'none' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line },
      stickyHeader: { backgroundColor: colours.card },
    },
  },
  MuiTextField: {
    // The placeholders stand below their labels.
    defaultProps: { size: 'small', slotProps: { inputLabel: { shrink: true } } },
  },
});
