import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import type { Chart } from './chart';
import { percentDown } from './scale';

const Root = styled('div')(({ theme: { palette } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: palette.text.secondary,
  marginBottom: '1.5rem',
  '& > div': { position: 'relative' },
  svg: {
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    color: palette.primary.main,
    touchAction: 'pan-y pinch-zoom',
  },
  line: { stroke: palette.divider },
  'rect, circle': { fill: 'currentColor' },
  '.read': { fillOpacity: 0.16 },
  path: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    '&[stroke-dasharray]': { strokeWidth: 1 },
  },
  text: { transform: 'translateY(calc(8px + 0.8em))', fill: palette.text.secondary },
  // Each label of the axis is as high as the plot, and moves down by a part of the height.
  '& > ul': {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: 1.5,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '& > li': { gridArea: '1 / 1' },
  },
  '@media (forced-colors: active)': {
    svg: { color: 'CanvasText' },
    text: { fill: 'CanvasText' },
    line: { stroke: 'GrayText' },
  },
}));

type Props = {
  chart: Chart;
  /** The index of the value that is read; `null` for none. */
  read: number | null;
  onRead: (index: number | null) => void;
};

/** The drawing of a chart, the labels of its values, and the serial numbers of its ends. */
export const Plot = ({ chart, read, onRead }: Props) => {
  const { values, first, slots, ticks, label, formatTick, Drawing } = chart;
  const count = values.length;
  const end = count / slots;
  const onPoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * slots);
    if (count > 0) onRead(Math.max(0, Math.min(index, count - 1)));
  };
  return (
    <Root>
      <div>
        <svg
          role="img"
          aria-label={label}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          // What was tapped stays.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onRead(null)}
        >
          {ticks.map((tick) => {
            const y = `${percentDown(tick, ticks)}%`;
            return <line key={tick} x2="100%" y1={y} y2={y} />;
          })}
          {/* The whole area reacts to the pointer. */}
          <rect width="100%" height="100%" fillOpacity={0} />
          {read !== null && (
            <rect
              className="read"
              x={`${(read / slots) * 100}%`}
              width={`${100 / slots}%`}
              height="100%"
            />
          )}
          <Drawing {...chart} />
          {count > 1 && end >= 0.5 && (
            <text key="first" x={0} y="100%">
              {first}
            </text>
          )}
          {count > 0 && (
            <text key="last" x={`${end * 100}%`} y="100%" textAnchor={end < 0.2 ? 'start' : 'end'}>
              {first + count - 1}
            </text>
          )}
        </svg>
      </div>
      <ul aria-hidden="true">
        {ticks.map((tick) => (
          <li
            key={tick}
            style={{ transform: `translateY(calc(${percentDown(tick, ticks)}% - 0.75em))` }}
          >
            {formatTick(tick)}
          </li>
        ))}
      </ul>
    </Root>
  );
};
