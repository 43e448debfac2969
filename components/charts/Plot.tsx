import { keyframes, styled } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';
import { fieldRows } from '@/components/notice/Marks';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * The drawing, and the labels of its values. Everything inside is placed by percentages of a drawing
 * without a view box, or by transforms: nothing is stretched, and nothing counts as a layout shift.
 */
export const Plot = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  // Labels that cannot be smaller reach into the drawing.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(70%)',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  color: palette.text.secondary,
  position: 'relative',
  '& > [data-part=drawing]': { position: 'relative', containerType: 'size' },
  svg: { width: '100%', height: '100%', overflow: 'visible', color: palette.primary.main },
  line: { stroke: palette.grid },
  // Just below the lowest value, whose label reaches into it.
  '&& > hr': { position: 'absolute', inset: 'auto 0 -19px' },
  '&::before': fieldRows(palette),
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
  // After the gain, before the row of the trade.
  '[data-new=true]': { animation: `${appear} 180ms 60ms ease-out backwards` },
  '--text': '0.75rem',
  // Large text gives way where long serial numbers would not fit. Where they would be smaller than 10
  // pixels, only the first is there.
  text: {
    fontSize: 'max(10px, min(var(--text), 40cqi / var(--length)))',
    fill: palette.text.secondary,
  },
  'text ~ text, g ~ g > text': {
    fontSize:
      'min(var(--text), 40cqi / var(--length), max(0px, (40cqi / var(--length) - 10px) * 999))',
  },
  '[tabindex]': { position: 'absolute', inset: 0, touchAction: 'pan-y' },
  // The crosshair.
  i: { position: 'absolute', height: '100%', borderLeft: '1px solid' },
  // The axis is as wide as its longest label. Only what would take more than 70 % gives way.
  '& > div[aria-hidden]': {
    display: 'grid',
    justifyContent: 'end',
    justifyItems: 'end',
    minWidth: 0,
    fontSize: 'max(10px, min(var(--text), 112cqi / var(--length)))',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  },
  'span, b': {
    gridArea: '1 / 1',
    alignSelf: 'start',
    transform: 'translateY(calc(var(--down) * 1cqh - 50%))',
  },
  // A label that the tag would touch has no height.
  span: { overflow: 'hidden', maxHeight: 'calc((var(--apart) * 1cqh - 1.7em) * 999)' },
  // Of four labels, those in the middle give way where large text leaves no space between them.
  'span[data-inner]': {
    maxHeight: 'calc(min(var(--apart) * 1cqh - 1.7em, 33cqh - 1.1em) * 999)',
  },
  b: {
    padding: '0 0.375em',
    border: '1px solid transparent',
    borderRadius: 4,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    fontWeight: 600,
    ...exactColours,
  },
  '@media (forced-colors: active)': {
    svg: { color: 'CanvasText' },
    text: { fill: 'CanvasText' },
    line: { stroke: 'GrayText' },
    rect: { stroke: 'CanvasText' },
    'g:not(:last-of-type) > rect': { fillOpacity: 0 },
  },
}));
