import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import {
  alertHeight,
  bottomEdge,
  coarse,
  controlHeight,
  fade,
  forcedColours,
  lowWindow,
  noticeHeight,
  phones,
  radius,
} from './tokens';

/** Under what lies above the page. In the dark view, a line shows its edge. */
const raisedShadow = (mode: 'light' | 'dark', { text, line }: Colours) =>
  mode === 'light'
    ? `0 12px 32px ${text}29, 0 2px 6px ${text}14`
    : `0 16px 40px #00000080, inset 0 0 0 1px ${line}`;

/** What all components of a kind have in common, in both views. */
export const componentStyles = (
  mode: 'light' | 'dark',
  colours: Colours,
): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        colorScheme: mode,
        // Keeps the focused element clear of the notice and the Start bar.
        scrollPadding: `calc(var(${noticeHeight}, 0px) + 8px) 0 calc(var(${bottomEdge}, 0px) + var(${alertHeight}, 0px) + 8px)`,
        // A pull to refresh would lose the run.
        overscrollBehaviorY: 'contain',
      },
      body: { overflowWrap: 'break-word' },
      data: { fontVariantNumeric: 'tabular-nums lining-nums' },
      ':focus-visible': { outline: `2px solid ${colours.accentText}`, outlineOffset: 2 },
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
        '&.Mui-focusVisible': { outline: `2px solid ${colours.accentText}`, outlineOffset: 2 },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: controlHeight.usual,
        padding: '0 15px',
        [coarse]: { minHeight: controlHeight.touch },
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      outlined: {
        borderColor: colours.buttonLine,
        backgroundColor: mode === 'light' ? colours.surface : 'transparent',
        color: colours.text,
        // Looks unavailable, but keeps the focus.
        '&[aria-disabled="true"]': {
          backgroundColor: 'transparent',
          color: colours.unavailable,
          [forcedColours]: { color: 'GrayText' },
        },
      },
      contained: {
        // As wide as an outlined button.
        border: '1px solid transparent',
      },
      text: { padding: '0 12px', color: colours.accentText },
      startIcon: { margin: '0 8px 0 -2px', '& > svg:first-of-type': { fontSize: '1.125rem' } },
    },
    variants: [
      {
        props: { variant: 'status' },
        style: {
          border: `1px solid ${colours.tintLine}`,
          background: `linear-gradient(${colours.tint}, ${colours.tint}), ${colours.surface}`,
          color: colours.accentStrong,
          [forcedColours]: { borderColor: 'CanvasText' },
        },
      },
      {
        props: { variant: 'pausedStatus' },
        style: {
          border: `1px solid ${colours.buttonLine}`,
          background: 'none',
          color: colours.faintText,
        },
      },
    ],
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        textOverflow: 'ellipsis',
        '&::placeholder': { color: colours.faintText, opacity: 1 },
        [forcedColours]: { '&::placeholder': { color: 'CanvasText' } },
        // Safari enlarges the page at a field with smaller type.
        [coarse]: { fontSize: '1rem' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: controlHeight.usual,
        [coarse]: { minHeight: controlHeight.touch },
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: controlHeight.usual,
        padding: '8px 12px',
        [coarse]: { minHeight: controlHeight.touch },
        [phones]: { minHeight: controlHeight.touch, fontSize: '1rem' },
      },
      notchedOutline: { borderColor: colours.control },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 4,
        color: colours.faintText,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '1rem',
        '&.Mui-focused:not(.Mui-error)': { color: colours.faintText },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', lineHeight: '1rem' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 4,
        color: colours.control,
        [coarse]: { padding: 10 },
        [phones]: { padding: 10 },
        '&.Mui-disabled': { color: colours.unavailable },
        '& svg': { fontSize: '1.5rem' },
        // Unlike other buttons, it shows a value.
        '@media print': { display: 'inline-flex' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // The box, which fills three quarters of its icon, begins where fields begin.
      root: {
        gap: 6,
        margin: '0 0 0 -7px',
        [coarse]: { gap: 0, marginLeft: -13 },
        [phones]: { gap: 0, marginLeft: -13 },
      },
      label: { '&.Mui-disabled': { color: colours.faintText } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: controlHeight.usual,
        height: controlHeight.usual,
        padding: 0,
        borderRadius: radius.control,
        color: 'inherit',
        [coarse]: { width: controlHeight.touch, height: controlHeight.touch },
        [phones]: { width: controlHeight.touch, height: controlHeight.touch },
      },
    },
  },
  MuiSvgIcon: {
    styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeLarge: { fontSize: '1.5rem' } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 28,
        height: 28,
        backgroundColor: colours.selected,
        color: colours.faintText,
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        // Inside the box of the icon; grows to the right, away from the icon.
        inset: '-8px auto auto 15px',
        transform: 'none',
        minWidth: '1rem',
        height: '1rem',
        padding: '0 3px',
        borderRadius: '0.5rem',
        backgroundColor: colours.text,
        color: colours.surface,
        fontSize: '0.6875rem',
        fontWeight: 600,
        boxShadow: `0 0 0 2px ${colours.page}`,
        [forcedColours]: { outline: '1px solid', outlineOffset: -1 },
      },
    },
  },
  // MUI lightens papers in dark themes, depending on their elevation.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        // Neighbours in one grid may share their rows.
        gridRow: '1 / -1',
        display: 'grid',
        gridTemplate: 'subgrid / minmax(0, 1fr)',
        minWidth: 0,
        borderRadius: radius.card,
        boxShadow: mode === 'light' ? `0 1px 2px ${colours.text}0A` : 'none',
        '@media print': {
          breakInside: 'avoid',
          backgroundColor: 'white',
          color: 'black',
          boxShadow: 'none',
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.dialog,
        backgroundColor: colours.raised,
        boxShadow: raisedShadow(mode, colours),
        [forcedColours]: { border: '1px solid' },
        [lowWindow]: { display: 'block', overflowY: 'auto' },
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
        [lowWindow]: { overflow: 'visible', maskImage: 'none' },
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
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: colours.scrim } } },
  MuiAlert: {
    styleOverrides: {
      root: { border: '1px solid color-mix(in srgb, currentcolor 40%, transparent)' },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: colours.step } } },
  MuiLink: {
    styleOverrides: {
      root: { borderRadius: 4 },
      button: { '@media print': { display: 'none' } },
    },
    variants: [
      {
        // A link in the head of a card, with an icon.
        props: { variant: 'button' },
        style: {
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: '1.75rem',
          paddingRight: '1.125rem',
          color: colours.accentText,
          fontWeight: 500,
          textAlign: 'start',
          [coarse]: { minHeight: '2.75rem', marginBlock: -8 },
          // Out of the flow, so that nothing moves when it is parsed.
          '& > svg': { position: 'absolute', right: -4 },
          '@container hero (max-width: 18.74rem)': {
            paddingRight: 0,
            '& > svg': { display: 'none' },
          },
        },
      },
    ],
  },
  MuiTableCell: { styleOverrides: { root: { borderColor: colours.rule } } },
});
