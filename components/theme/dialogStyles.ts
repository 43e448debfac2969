import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { fade, forcedColours, lowestWindow, phones, radius, touch } from './tokens';

/** What the components that only dialogs contain have in common, in both views. */
export const dialogStyles = (
  mode: 'light' | 'dark',
  colours: Colours,
): ThemeOptions['components'] => ({
  MuiOutlinedInput: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums lining-nums' },
      input: {
        boxSizing: 'border-box',
        minHeight: 'var(--control)',
        padding: '8px 12px',
        [phones]: { fontSize: '1rem' },
      },
      notchedOutline: { borderColor: colours.control },
    },
  },
  MuiTextField: {
    defaultProps: { slotProps: { input: { notched: false }, select: { native: true } } },
    styleOverrides: {
      // Rows of the grid around it, so that fields are in line below long labels.
      root: {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        paddingBottom: 12,
        '& label': { alignSelf: 'end' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        marginBottom: 4,
        color: colours.faintText,
        fontWeight: 500,
        '&.Mui-focused:not(.Mui-error)': { color: colours.faintText },
      }),
    },
  },
  // Above the field, not on its outline.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        transform: 'none',
        transition: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 4,
        color: colours.control,
        [touch]: { padding: 10 },
        '& svg': { fontSize: '1.5rem' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // The box, which fills three quarters of its icon, begins where fields begin.
      root: {
        gap: 6,
        margin: '0 0 0 -7px',
        [touch]: { gap: 0, marginLeft: -13 },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.dialog,
        backgroundColor: colours.raised,
        boxShadow:
          mode === 'light'
            ? `0 12px 32px ${colours.text}29, 0 2px 6px ${colours.text}14`
            : `0 16px 40px #00000080, inset 0 0 0 1px ${colours.line}`,
        [phones]: mode === 'dark' && { boxShadow: `inset 0 1px ${colours.line}` },
        [forcedColours]: { border: '1px solid' },
        [lowestWindow]: { display: 'block', overflowY: 'auto' },
        '@media print': {
          backgroundColor: 'white',
          boxShadow: 'none',
          '&, & *': { color: 'black !important' },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '16px 64px 15px 24px',
        borderBottom: `1px solid ${colours.line}`,
        [phones]: { paddingInline: '16px 56px' },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '20px 24px 32px',
        scrollPadding: '8px 0 24px',
        maskImage: fade,
        [phones]: { paddingInline: 16 },
        // The whole dialog scrolls, and nothing covers the focused element.
        [lowestWindow]: { overflow: 'visible', maskImage: 'none' },
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        columnGap: 8,
        padding: '12px 24px',
        borderTop: `1px solid ${colours.line}`,
        [phones]: {
          padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
          '& > button': { flex: 1, minHeight: '3rem' },
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        maxWidth: 'min(20rem, 100vw - 4rem)',
        padding: '8px 12px',
        border: `1px solid ${colours.buttonLine}`,
        borderRadius: radius.control,
        backgroundColor: colours.raised,
        color: colours.text,
        '.MuiTooltip-popper[data-popper-placement] &': { marginBlock: 8 },
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        maxWidth: '34rem',
        padding: '3px 11px 3px 16px',
        border: `1px solid ${colours.line}`,
        borderRadius: radius.card,
        backgroundColor: colours.raised,
        color: colours.text,
        fontWeight: 500,
      }),
      action: { flexWrap: 'wrap', gap: 8 },
    },
  },
});
