import { styled, type Theme } from '@mui/material/styles';
import { roomAttribute } from './usePlacement';

/** Windows in which only the notice may be fixed; the same height as everywhere. */
const low = '@media (max-height: 499px)';

/** What is fixed to the lower edge of the window: Start on phones, the bar of a presentation. */
const foot = '(var(--dock, 0px) + var(--transport, 0px))';

/** The height of the panel where it takes the lower part of the window. */
const sheetHeight = '46dvh';

/** The size of the panel beside the run. */
const besideHeight = 'min(36rem, 52dvh)';
const besideWidth = 'min(28rem, calc(100vw - 32px))';

/** Beside the run, or below it in narrow windows; never over the notice. */
export const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px calc(var(--transport, 0px) + 16px) auto',
  '&[data-side=left]': { insetInline: '16px auto' },
  zIndex: theme.zIndex.drawer,
  // Above what covers an inert page, which leaves room on this side.
  '[inert] ~ &': { zIndex: theme.zIndex.tooltip + 3, insetInline: 'auto 16px' },
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  // The step scrolls. Where it would get too low, all of the panel does.
  overflow: 'auto',
  width: besideWidth,
  maxHeight: `min(${besideHeight}, calc(100dvh - var(--notice-height) - var(--transport, 0px) - 32px))`,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 4px 24px rgb(0 0 0 / 30%)',
  '& > *': { flex: 'none', boxSizing: 'border-box' },
  '& > hr': { margin: '2px 0 -4px' },
  '& > [data-step]': { flex: '0 1 auto', minHeight: '7rem', overflow: 'auto', padding: '0 16px' },
  [theme.breakpoints.down('md')]: {
    inset: `auto 0 calc${foot}`,
    '&[data-side]': { insetInline: 0 },
    width: 'auto',
    maxHeight: `min(${sheetHeight}, calc(100dvh - var(--notice-height) - ${foot}))`,
    borderWidth: '1px 0 0',
    borderRadius: 0,
  },
  [low]: {
    inset: 'auto 0 calc(var(--transport, 0px)) 50%',
    '&[data-side]': { insetInline: '50% 0' },
    '&[data-side=left]': { insetInline: '0 50%' },
    '[inert] ~ &': { insetInline: '50% 0' },
    [theme.breakpoints.down('sm')]: { '&&, &&[data-side]': { insetInline: 0 } },
    width: 'auto',
    maxHeight: 'calc(100dvh - var(--notice-height) - var(--transport, 0px))',
    '& > [data-step]': { flex: 'none', overflow: 'visible' },
  },
  '@media print': { display: 'none' },
}));

/** A line of the panel that stays while the step scrolls. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.75, 2),
  h2: { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h3 },
}));

export const TitleLine = styled(Line)({
  minHeight: 56,
  paddingRight: 72,
  // In the corner, so that only the title wraps.
  '& > button': { position: 'absolute', top: 6, right: 16, padding: 0 },
});

export const StepLine = styled(Line)({
  backgroundColor: 'inherit',
  [`${low} and (min-height: 320px)`]: { position: 'sticky', bottom: 0 },
  '& > small': { marginRight: 'auto' },
});

/** What covers the page of a presentation, but not the panel. */
const cover = 'dialog:not(:modal) > [data-ruled]';

/**
 * In narrow windows, the end of the page and what has the focus come above the panel. In wide ones,
 * the end of the page if nothing else helps. What covers the page leaves room for the panel.
 */
export const roomStyles = ({ breakpoints, spacing }: Theme) => ({
  [`${breakpoints.down('md').replace('@media', '@media screen and')} and (min-height: 500px)`]: {
    'html:root:root': { scrollPaddingBottom: `calc(${sheetHeight} + ${foot} + 1rem)` },
    'html body': { paddingBottom: `calc(${sheetHeight} + var(--transport, 0px))` },
    [cover]: {
      gap: spacing(1),
      paddingBlock: `${spacing(1)} calc(${sheetHeight} + ${foot})`,
      '& > p[aria-hidden]': { fontSize: '1.75rem' },
    },
  },
  [`${breakpoints.up('md').replace('@media', '@media screen and')} and (min-height: 500px)`]: {
    // Within the layout, so that the side panel stays beside it.
    [`[${roomAttribute}] #content`]: { paddingBottom: `calc(${besideHeight} + 32px)` },
    [cover]: { paddingRight: `calc(${besideWidth} + 32px)` },
  },
  [`${low} and ${breakpoints.up('sm').replace('@media ', '')}`]: {
    [cover]: { paddingRight: '50%' },
  },
});
