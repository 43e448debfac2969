import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { baseline } from './baseline';
import { fieldStyles } from './fields';
import { low, noticeHeight, radius } from './structure';

const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' };

/** The styles that all components of a kind share, in both views. */
export const componentStyles = (
  mode: 'light' | 'dark',
  colours: Colours,
): ThemeOptions['components'] => ({
  ...fieldStyles(colours),
  MuiCssBaseline: { styleOverrides: baseline(mode, colours) },

  // Controls
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: { minWidth: 'min-content', minHeight: 'var(--control)', padding: '0 1rem' },
      outlined: {
        borderColor: colours.control,
        color: colours.text.primary,
        // Looks unavailable, but keeps the focus.
        '&[aria-disabled="true"]': { borderColor: colours.divider, color: colours.text.disabled },
      },
      text: { padding: '0 0.75rem' },
      endIcon: { marginLeft: 2 },
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
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
  MuiInputBase: {
    // These styles detect autofill for floating labels, which the site does not have.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: tabular,
      input: {
        height: 'auto',
        '&::placeholder': { color: colours.text.secondary, opacity: 1 },
      },
    },
  },
  // Navigation
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        padding: '0 0.75rem',
        borderRadius: radius.control,
        // Entries that lead nowhere, and the current page.
        '&[aria-disabled="true"]': { color: colours.text.disabled, pointerEvents: 'none' },
        '&.Mui-selected': {
          backgroundColor: colours.action.selected,
          fontWeight: 600,
          pointerEvents: 'none',
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: '2.25rem', color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
  MuiBadge: {
    styleOverrides: {
      badge: {
        minWidth: '1rem',
        height: '1rem',
        padding: '0 3px',
        backgroundColor: colours.text.primary,
        color: colours.background.paper,
        fontWeight: 600,
      },
    },
  },

  // Surfaces. MUI lightens papers in dark themes, depending on their elevation.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        borderRadius: radius.card,
        // Its marker would be cut off.
        overflow: 'visible',
      },
    },
  },
  MuiCardHeader: {
    defaultProps: {
      slotProps: {
        // MUI's types know only `span`.
        title: { variant: 'h3', component: 'h2' as 'span' },
      },
    },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '0.25rem 1rem',
        padding: 'var(--padding) var(--padding) 0',
      },
      content: { flex: '1 1 auto' },
      action: {
        flex: '0 1 auto',
        alignSelf: 'center',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0.5rem 1rem',
        margin: 0,
      },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        padding: '0.75rem var(--padding) var(--padding)',
        '&:last-child': { paddingBottom: 'var(--padding)' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        ...tabular,
        padding: '0.625rem 0',
        borderColor: colours.divider,
        hyphens: 'auto',
      }),
      head: ({ theme }) => ({ ...theme.typography.caption, color: colours.text.secondary }),
      alignRight: { paddingLeft: 16, minWidth: '4.5rem', overflowWrap: 'anywhere' },
      alignLeft: { paddingLeft: 16, verticalAlign: 'bottom' },
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
        [low]: { display: 'block', maxHeight: '100%', margin: 0, overflowY: 'auto' },
      },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '1rem 4rem 1rem var(--padding)' } } },
  MuiDialogContent: {
    defaultProps: { dividers: true },
    styleOverrides: {
      root: {
        padding: 'var(--padding)',
        borderColor: colours.divider,
        [low]: { overflow: 'visible' },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '0.75rem var(--padding)' } } },
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
});
