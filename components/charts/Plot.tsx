import { styled } from '@mui/material/styles';
import type { ComponentType, MouseEvent, PointerEvent, ReactNode } from 'react';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { AxisNames } from './AxisNames';
import { percentDown } from './scale';
import type { DrawingProps, Series } from './series';

const Root = styled('div')<{ isEmpty: boolean }>(({ theme: { palette, typography }, isEmpty }) => ({
  ...typography.caption,
  fontSize: 'clamp(0.75rem, 0.73vw, 0.875rem)',
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) minmax(1.75rem, auto) / minmax(0, 1fr) auto',
  columnGap: isEmpty ? 0 : 20,
  // Room for four labels and the names.
  minHeight: 'calc(5lh + 12px)',
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Above the names, so that a time line can be taken hold of.
  '& .area': { position: 'relative', zIndex: 1 },
  '& .drawing': {
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    color: palette.primary.main,
    touchAction: 'pan-y pinch-zoom',
  },
  '& .grid': {
    stroke: palette.rule,
    '&.base': { stroke: palette.control, strokeOpacity: 0.55 },
    [forcedColours]: { stroke: `${thinLine} !important` },
  },
  '& .empty': {
    ...typography.body2,
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    textAlign: 'center',
  },
  // Each label is as high as the plot, and moves down by a part of the height.
  '& .ticks': {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& .tick': { gridArea: '1 / 1', pointerEvents: 'none' },
}));

/** Where the lines of a plot without values are, in percent of its height. */
const emptyGrid = [100, 66.7, 33.3, 0];

type Props = {
  /** `null` until the link has been read. */
  series: Series | null;
  /** The text alternative. */
  label: string;
  formatTick: (value: number) => string;
  Drawing: ComponentType<DrawingProps>;
  /** The index of the highlighted value; `null` for none. */
  active: number | null;
  onActive: (index: number | null) => void;
  /** Makes a paused run show the value with an index. Without it, the chart is no time line. */
  onChoose?: ((index: number) => void) | null;
  /** What is said in the place of values. */
  empty: string;
  /** What lies over the drawing. */
  children?: ReactNode;
};

export const Plot = (props: Props) => {
  const {
    series,
    label,
    formatTick,
    Drawing,
    active,
    onActive,
    onChoose = null,
    empty,
    children,
  } = props;
  const { values = [], first = 0, slots = 1, ticks = [], shown } = series ?? {};
  const count = values.length;
  /** How many columns a pointer is from the left. */
  const columnAt = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return ((clientX - left) / width) * slots;
  };
  const onPoint = (event: PointerEvent) => {
    if (count === 0) return;
    if (onChoose && event.buttons === 1 && event.type === 'pointermove') choose(event);
    else onActive(Math.max(0, Math.min(Math.floor(columnAt(event)), count - 1)));
  };
  /** Chooses the value with the nearest dot, at the right of its column. */
  const choose = (event: MouseEvent) => {
    onActive(null);
    onChoose?.(Math.round(columnAt(event)) - 1);
  };
  const lines = count > 0 ? ticks.map((tick) => percentDown(tick, ticks)) : emptyGrid;
  return (
    <Root isEmpty={count === 0}>
      <div className="area">
        <svg
          className="drawing"
          role="img"
          aria-label={label}
          onPointerMove={onPoint}
          onPointerDown={(event) => {
            onPoint(event);
            if (onChoose) event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onClick={choose}
          // After a tap, the value stays highlighted.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onActive(null)}
        >
          {lines.map((y, index) => (
            <line
              key={y}
              className={index === 0 ? 'grid base' : 'grid'}
              x2="100%"
              y1={`${y}%`}
              y2={`${y}%`}
            />
          ))}
          {/* The whole area reacts to the pointer. */}
          <rect width="100%" height="100%" fillOpacity={0} />
          {series && <Drawing {...series} active={active} />}
        </svg>
        {series && count === 0 && <p className="empty">{empty}</p>}
        {children}
      </div>
      {count > 0 && (
        <>
          <ul className="ticks" aria-hidden="true">
            {ticks.map((tick) => (
              <li
                className="tick"
                key={tick}
                style={{ transform: `translateY(calc(${percentDown(tick, ticks)}% - 0.5lh))` }}
              >
                {formatTick(tick)}
              </li>
            ))}
          </ul>
          <AxisNames {...{ first, count, shown }} width={count / slots} onChoose={onChoose} />
        </>
      )}
    </Root>
  );
};
