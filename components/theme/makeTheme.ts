import { createTheme, type Theme } from '@mui/material/styles';
import { fontFamily } from '@/lib/config/brand';
import { noticeColours, type Colours } from '@/lib/config/colours';
import { content, contentWidth } from './contentWidth';
import { pageStyles } from './pageStyles';

type OwnColours = {
  /** Borders and separators. Unlike `divider`, darker if the visitor prefers more contrast. */
  hairline: string;
  /** The colours of open and of sold trades. */
  trade: { new: string; sold: string };
  /** The grid lines of charts. */
  grid: string;
  notice: typeof noticeColours;
};

type OwnLooks = {
  /** Whether the view is a presentation: larger, and without placeholders. */
  isPresented: boolean;
  /** The minimum height of a row of trades, for each `size` of a table. */
  rowHeight: { small: string; medium: string };
};

declare module '@mui/material/styles' {
  /* eslint-disable @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- merged with MUI's own */
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
  interface Theme extends OwnLooks {}
  interface ThemeOptions extends OwnLooks {}
  /* eslint-enable */
}

const rem = (size: number) => `${size / 16}rem`;

const text = (size: number, fontWeight: number, lineHeight: number) => ({
  fontWeight,
  fontSize: rem(size),
  lineHeight,
});

const rowHeight = { small: '2rem', medium: '2.75rem' } as const;

/** The theme of a view: shared styles, with the colours of the view. */
export const makeTheme = (mode: 'light' | 'dark', colours: Colours): Theme =>
  createTheme({
    isPresented: false,
    rowHeight,
    palette: {
      mode,
      background: { default: colours.background, paper: colours.card },
      text: { primary: colours.text, secondary: `var(--faint-text, ${colours.faintText})` },
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      error: { main: colours.error },
      action: { hover: colours.hover, selected: colours.hover },
      divider: colours.line,
      hairline: `var(--hairline, ${colours.line})`,
      trade: { new: colours.open, sold: colours.sold },
      grid: `var(--hairline, ${colours.grid})`,
      notice: noticeColours,
    },
    // For cards, buttons and fields.
    shape: { borderRadius: 12 },
    // The height of the top bar with one row of controls, which have 12 pixels above and below.
    mixins: { toolbar: { minHeight: '68px' } },
    typography: {
      fontFamily,
      h1: { ...text(28, 600, 1.2), letterSpacing: '-0.02em' },
      h2: { ...text(20, 600, 1.3), letterSpacing: '-0.01em' },
      h3: { ...text(15, 600, 1.4), letterSpacing: 0 },
      body1: { ...text(15, 400, 1.5), letterSpacing: 0 },
      body2: { ...text(13, 400, 1.4), letterSpacing: 0 },
      button: { ...text(15, 600, 1.5), letterSpacing: 0, textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: { styleOverrides: (theme: Theme) => pageStyles(theme) },
      MuiPaper: {
        styleOverrides: {
          root: ({ theme }) => ({
            // MUI lightens papers in dark themes, depending on their elevation.
            backgroundImage: 'none',
            borderColor: theme.palette.hairline,
          }),
        },
      },
      // Outlined: MUI sets an elevation by a `style` attribute, which the policy does not allow.
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: {
          root: {
            display: 'flex',
            flexDirection: 'column',
            position: 'relative',
            minWidth: 0,
            '@media print': { breakInside: 'avoid', backgroundColor: 'white', color: 'black' },
          },
        },
      },
      MuiToolbar: {
        styleOverrides: {
          root: ({ theme }) => ({
            ...contentWidth(theme),
            flexWrap: 'wrap',
            // Aligns Start when it wraps onto a separate row.
            justifyContent: 'flex-end',
            gap: theme.spacing(1.5),
            // For bars with several rows.
            paddingBlock: theme.spacing(1.5),
            [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
            '@media print': { display: 'none' },
          }),
        },
      },
      MuiCardHeader: {
        defaultProps: {
          slotProps: { title: { variant: 'h3' } },
        },
        styleOverrides: {
          root: { gap: 8, paddingBottom: 0, [content.two]: { padding: '20px 24px 0' } },
          // With large text, or a wider fallback font, titles wrap instead of overflowing.
          content: { minWidth: 0, overflowWrap: 'anywhere' },
          action: { margin: 0 },
        },
      },
      MuiCardContent: {
        styleOverrides: {
          root: {
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            '&&': { padding: '8px 16px 16px', [content.two]: { padding: '8px 24px 20px' } },
          },
        },
      },
      MuiListItem: {
        styleOverrides: { divider: ({ theme }) => ({ borderColor: theme.palette.hairline }) },
      },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderColor: theme.palette.hairline,
            color: 'inherit',
            fontSize: 'inherit',
          }),
          head: ({ theme }) => ({ ...theme.typography.body2 }),
          sizeSmall: { height: rowHeight.small },
          sizeMedium: { height: rowHeight.medium },
        },
      },
    },
  });
