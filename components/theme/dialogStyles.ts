import type { Theme } from '@mui/material/styles';
import { fieldStyles } from './fieldStyles';
import { fade, forcedColours, lowestWindow, phones, radius } from './tokens';

/** The shared styles of components that only dialogs contain. Loads with the first of them. */
const components = (theme: Theme): Theme['components'] => {
  const { palette } = theme;
  return {
    ...fieldStyles(theme),
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
  };
};

/** The theme of a view, for lazy-loaded parts. */
export const withDialogStyles = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...components(theme) },
});
