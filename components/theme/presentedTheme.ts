import { createTheme, type Theme } from '@mui/material/styles';
import { pageStyles } from './pageStyles';

/**
 * Large enough for the last row of a room: at 1920 pixels, the smallest text has 26. The sizes of both
 * views are in rem.
 */
const rootSize = 'max(100%, min(100vw / 60, 2em))';

/** The theme of a view as a presentation: larger, closer, and with room for the transport bar. */
export const presentedTheme = (theme: Theme): Theme =>
  createTheme(theme, {
    isPresented: true,
    // Rows of one line, so that all of them are in view.
    rowHeight: { small: '1.5rem', medium: '1.5rem' },
    components: {
      MuiCssBaseline: {
        styleOverrides: [
          pageStyles(theme),
          {
            // Print has the size of the plain view.
            '@media screen': {
              ':root:root': {
                fontSize: rootSize,
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
      MuiTableCell: { styleOverrides: { sizeMedium: { height: 'auto' } } },
      MuiCardContent: {
        styleOverrides: { root: { '&&&': { paddingBlock: '0.25rem 0.5rem' } } },
      },
    },
  });
