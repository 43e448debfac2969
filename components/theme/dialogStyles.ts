import type { Theme } from '@mui/material/styles';
import { fade, forcedColours, lowestWindow, phones, radius, touch } from './tokens';

/** The shared styles of components that only dialogs contain. Loads with the first of them. */
const components = ({ palette, typography }: Theme): Theme['components'] => ({
  MuiOutlinedInput: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums lining-nums' },
      input: {
        boxSizing: 'border-box',
        minHeight: 'var(--control)',
        padding: '8px 12px',
        [phones]: { fontSize: '1rem' },
      },
      notchedOutline: { borderColor: palette.control },
    },
  },
  MuiTextField: {
    defaultProps: { slotProps: { input: { notched: false }, select: { native: true } } },
    styleOverrides: {
      // Takes its rows from the grid around it, so that fields align below long labels.
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
      root: {
        ...typography.caption,
        marginBottom: 4,
        color: palette.text.secondary,
        fontWeight: 500,
        '&.Mui-focused:not(.Mui-error)': { color: palette.text.secondary },
      },
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
        color: palette.control,
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
        backgroundColor: palette.raised,
        boxShadow:
          palette.mode === 'light'
            ? `0 12px 32px ${palette.text.primary}29, 0 2px 6px ${palette.text.primary}14`
            : `0 16px 40px #00000080, inset 0 0 0 1px ${palette.divider}`,
        [phones]: palette.mode === 'dark' && { boxShadow: `inset 0 1px ${palette.divider}` },
        [forcedColours]: { border: '1px solid' },
        [lowestWindow]: { display: 'block', overflowY: 'auto' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '16px 64px 15px 24px',
        borderBottom: `1px solid ${palette.divider}`,
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
        borderTop: `1px solid ${palette.divider}`,
        [phones]: {
          padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
          '& > button': { flex: 1, minHeight: '3rem' },
        },
      },
    },
  },
});

/** The theme of a view, for lazy-loaded parts. */
export const withDialogStyles = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...components(theme) },
});
