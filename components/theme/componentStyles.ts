import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { baseline } from './baseline';
import { fieldStyles } from './fieldStyles';
import { coarse, forcedColours, lowestWindow, noticeHeight, phones, radius } from './tokens';

/** The styles that all components of a kind share, in both views. */
export const componentStyles = (
  mode: 'light' | 'dark',
  colours: Colours,
): ThemeOptions['components'] => ({
  ...fieldStyles(colours),
  MuiCssBaseline: { styleOverrides: baseline(mode, colours) },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 'min-content',
        minHeight: 'var(--control)',
        padding: '0 15px',
        '&[aria-disabled="true"]': { cursor: 'default' },
      },
      outlined: {
        borderColor: colours.buttonLine,
        backgroundColor: mode === 'light' ? colours.background.paper : 'transparent',
        color: colours.text.primary,
        // Looks unavailable, but keeps the focus.
        '&[aria-disabled="true"]': {
          borderColor: colours.divider,
          backgroundColor: 'transparent',
          color: colours.text.disabled,
          [forcedColours]: { color: 'GrayText' },
        },
      },
      // As wide as an outlined button.
      contained: { border: '1px solid transparent' },
      text: { padding: '0 12px', color: colours.accentText },
      startIcon: { margin: '0 8px 0 -2px', '& > svg:first-of-type': { fontSize: '1.125rem' } },
    },
  },
  MuiInputBase: {
    // These styles detect autofill for floating labels, which the site does not have.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        height: 'auto',
        textOverflow: 'ellipsis',
        '&::placeholder': { color: colours.text.secondary, opacity: 1 },
        [forcedColours]: { '&::placeholder': { color: 'CanvasText' } },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--control)',
        height: 'var(--control)',
        padding: 0,
        borderRadius: radius.control,
      },
    },
  },
  MuiSvgIcon: {
    styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeLarge: { fontSize: '1.5rem' } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        padding: '0 14px',
        borderRadius: radius.control,
        fontWeight: 500,
        // Entries that lead nowhere, and the current page.
        '&[aria-disabled="true"]': {
          color: colours.text.disabled,
          pointerEvents: 'none',
          [forcedColours]: { color: 'GrayText' },
        },
        '&.Mui-selected': {
          backgroundColor: colours.action.selected,
          fontWeight: 600,
          pointerEvents: 'none',
          [forcedColours]: { outline: '1px solid', outlineOffset: -1 },
        },
      },
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 'calc(1.25rem + 14px)', color: 'inherit' } },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 28,
        height: 28,
        backgroundColor: colours.action.selected,
        color: colours.text.secondary,
      },
    },
  },
  // Beside its icon, and growing away from it.
  MuiBadge: {
    styleOverrides: {
      badge: {
        inset: '-0.5rem auto auto 0.875rem',
        transform: 'none',
        minWidth: '1rem',
        height: '1rem',
        padding: '0 3px',
        backgroundColor: colours.text.primary,
        color: colours.background.paper,
        fontSize: '0.6875rem',
        fontWeight: 600,
        boxShadow: `0 0 0 2px ${colours.background.default}`,
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
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        borderRadius: radius.card,
        boxShadow: mode === 'light' ? `0 1px 2px ${colours.text.primary}0A` : 'none',
      },
    },
  },
  MuiCardHeader: {
    defaultProps: {
      slotProps: {
        // MUI's types know only `span`.
        title: { variant: 'cardTitle', component: 'h2' as 'span' },
        subheader: { variant: 'body2', component: 'p' as 'span' },
      },
    },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '8px 16px',
        padding: 'var(--padding-block) var(--padding) 0',
      },
      content: { flex: '0 1 auto' },
      action: { alignSelf: 'auto', margin: 0 },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        padding: '16px var(--padding) var(--padding-block)',
        '&:last-child': { paddingBottom: 'var(--padding-block)' },
      },
    },
  },
  // Dialogs begin below the notice. In low windows, they scroll as a whole.
  MuiDialog: {
    styleOverrides: {
      root: { top: `var(${noticeHeight})` },
      // Not centred, so that a change of the height moves nothing.
      container: { alignItems: 'flex-start' },
      paper: {
        borderRadius: radius.card,
        backgroundColor: colours.raised,
        [forcedColours]: { border: '1px solid' },
        [lowestWindow]: { display: 'block', maxHeight: '100%', margin: 0, overflowY: 'auto' },
      },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '16px 64px 16px 20px', [phones]: { paddingLeft: 16 } },
    },
  },
  MuiDialogContent: {
    defaultProps: { dividers: true },
    styleOverrides: {
      root: {
        padding: 20,
        borderColor: colours.divider,
        [phones]: { paddingInline: 16 },
        [lowestWindow]: { overflow: 'visible' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '10px 0',
        borderColor: colours.rule,
        hyphens: 'auto',
        fontVariantNumeric: 'tabular-nums lining-nums',
      }),
      head: ({ theme }) => ({ ...theme.typography.caption, color: colours.text.secondary }),
      alignRight: { paddingLeft: 24, minWidth: '6rem' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        alignItems: 'center',
        border: `1px solid ${colours.control}`,
        backgroundColor: colours.raised,
        color: colours.text.primary,
      }),
      action: { alignItems: 'center', padding: 0 },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px' } } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: colours.scrim } } },
  MuiLink: {
    styleOverrides: { root: { borderRadius: 4 } },
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
        },
      },
    ],
  },
});
