import { keyframes, styled } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * The drawing, and the labels of its values. Elements are placed by percentages of an SVG without a
 * view box, or by transforms, so that nothing counts as a layout shift.
 */
export const Plot = styled('div')(({ theme: { palette } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  // Limits large text, by the content's width on phones, to leave space for the drawing.
  fontSize: 'max(11px, min(0.75rem, 5cqi))',
  fontVariantNumeric: 'tabular-nums',
  color: palette.text.secondary,
  // Room for the serial numbers below.
  marginBottom: '1.5rem',
  '& > [data-part=drawing]': { position: 'relative' },
  svg: {
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    color: palette.primary.main,
  },
  line: { stroke: palette.grid },
  'rect, circle': { fill: 'currentColor' },
  // All bars but the latest.
  'g:not(:last-of-type) > rect': { fillOpacity: 0.4 },
  path: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '[data-new=true]': { animation: `${appear} 180ms 60ms ease-out backwards` },
  text: { transform: 'translateY(calc(8px + 0.8em))', fill: palette.text.secondary },
  '[tabindex]': {
    position: 'absolute',
    inset: 0,
    touchAction: 'pan-y pinch-zoom',
    overflow: 'hidden',
  },
  // Marks the value being read, over the whole height.
  i: {
    position: 'absolute',
    inset: 0,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      right: 'auto',
      width: 'calc(100% / var(--slots))',
      minWidth: 2,
      backgroundColor: palette.primary.main,
      opacity: 0.16,
    },
  },
  // Each label is as high as the plot, and moves down by `--down` percent of the height.
  '& > [aria-hidden]': {
    display: 'grid',
    lineHeight: 1.5,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '& > span': {
      gridArea: '1 / 1',
      paddingRight: '0.375em',
      transform: 'translateY(calc(var(--down) * 1% - 0.75em))',
    },
    b: {
      padding: '0.125em 0.375em',
      margin: '0 -0.375em',
      borderRadius: 4,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
      ...exactColours,
    },
  },
  '@media (forced-colors: active)': {
    svg: { color: 'CanvasText' },
    text: { fill: 'CanvasText' },
    line: { stroke: 'GrayText' },
    rect: { stroke: 'CanvasText' },
    'g:not(:last-of-type) > rect': { fillOpacity: 0 },
    'i::before': { border: '1px solid CanvasText', opacity: 1 },
    b: { outline: '1px solid' },
  },
}));
