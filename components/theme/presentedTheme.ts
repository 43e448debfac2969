import { createTheme, type Theme } from '@mui/material/styles';
import { pageStyles } from './pageStyles';

/**
 * Readable from the back of a room: in windows of 1920 pixels, the smallest text has 26 pixels. All
 * sizes of the views are in rem.
 */
const rootSize = 'max(100%, min(100vw / 60, 2em))';

/** The theme of a view as a presentation: larger, more compact, and with room for the bar. */
export const presentedTheme = (theme: Theme): Theme =>
  createTheme(theme, {
    isPresented: true,
    // Rows of one line, so that all rows are in view.
    rowHeight: { small: '1.15rem', medium: '1.15rem' },
    components: {
      MuiCssBaseline: {
        styleOverrides: [
          pageStyles(theme),
          {
            // Printing uses the sizes of the normal view.
            '@media screen': {
              ':root:root': {
                fontSize: rootSize,
                // Icons grow with the text.
                '--control': 'max(44px, 2rem)',
                '--notice-size': '1rem',
                [theme.breakpoints.up('sm')]: { '--notice-size': '1.125rem' },
                // In low windows, the bar is at the end of the page.
                '@media (min-height: 500px)': {
                  scrollPaddingBottom: 'calc(var(--transport, 0px) + var(--covered, 1rem))',
                  [theme.breakpoints.down('sm')]: {
                    scrollPaddingBottom: 'calc(var(--transport, 0px) + var(--covered, 6rem))',
                  },
                  body: { paddingBottom: 'var(--transport)' },
                },
              },
            },
          },
        ],
      },
      MuiTableCell: { styleOverrides: { sizeMedium: { height: 'auto', lineHeight: 1.2 } } },
      MuiCardContent: {
        styleOverrides: { root: { '&&&': { paddingBlock: '0.25rem 0.5rem' } } },
      },
    },
  });
