import { keyframes, styled } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';
import { wordBelow } from '@/components/notice/Marks';

/** Higher than the distance of two rules allows. */
const highPlot = '@container plot (min-height: 116px)';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * The drawing, and the labels of its values. Everything inside is placed by percentages of a drawing
 * without a view box, or by transforms: nothing is stretched, and nothing counts as a layout shift.
 */
export const Plot = styled('div')(({ theme: { palette } }) => ({
  // Before, it would make the first layout take longer.
  '&:not(:empty)': { container: 'plot / size' },
  flex: '0 0 var(--plot)',
  marginTop: 8,
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
    // Below the rule.
    transform: 'translateY(calc(21px + 0.95em))',
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
    // A label is never wider than the word above or below it.
    minWidth: 'calc(6 * var(--mark))',
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
    margin: '0 calc(-0.375em - 1px)',
    padding: '0 0.375em',
    border: '1px solid transparent',
    borderRadius: 4,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    fontWeight: 600,
    ...exactColours,
  },
  // In high plots, words half-way between the rules.
  '--clear': 'calc(0.78 * var(--text) + 0.6 * var(--mark) + 1px)',
  [highPlot]: {
    'span[data-inner][data-beside]': {
      maxHeight: 'calc(min(var(--apart) * 1cqh - 1.7em - 1.2 * var(--mark), 33cqh - 1.1em) * 999)',
    },
    '& > [aria-hidden]::after, & > [data-line]::after': {
      ...wordBelow,
      gridArea: '1 / 1',
      alignSelf: 'start',
      transform: 'translateY(calc(var(--word-down) - 50%))',
    },
    '& > [data-line]::after': {
      position: 'absolute',
      top: 0,
      background: palette.background.paper,
    },
  },
  '@media (forced-colors: active)': {
    svg: { color: 'CanvasText' },
    text: { fill: 'CanvasText' },
    line: { stroke: 'GrayText' },
    rect: { stroke: 'CanvasText' },
    'g:not(:last-of-type) > rect': { fillOpacity: 0 },
  },
}));
