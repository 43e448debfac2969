import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ComponentType, MouseEvent, PointerEvent, ReactNode } from 'react';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { DrawingProps, Series } from './series';

const Root = styled('div')<{ isEmpty: boolean }>(({ theme: { palette, typography }, isEmpty }) => ({
  ...typography.caption,
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) minmax(1.75rem, auto) / minmax(0, 1fr) auto',
  columnGap: isEmpty ? 0 : 20,
  // Room for four labels and the names.
  minHeight: 'calc(5lh + 12px)',
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Above the names, so that they do not cover the time line.
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
  // The last name comes first, so that if there is no room, the first name wraps, out of sight.
  '& .names': {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    justifyContent: 'space-between',
    alignSelf: 'end',
    gap: '4px 8px',
    height: 'calc(1lh + 12px)',
    paddingTop: 12,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
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
  /** The text in place of values. */
  empty: string;
  /** Elements over the drawing. */
  children?: ReactNode;
  /**
   * Called on a drag or a click, with the number of columns from the left to the pointer. Only for
   * a time line, which shows names of its own.
   */
  onDrag?: ((columns: number) => void) | null;
};

export const Plot = (props: Props) => {
  const { series, label, formatTick, Drawing, active, onActive, onDrag, empty, children } = props;
  const t = useTranslations('charts');
  const { values = [], first = 0, slots = 1, ticks = [] } = series ?? {};
  const count = values.length;
  const nameOf = (index: number) => t('number', { serial: String(first + index) });
  const columnsTo = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return ((clientX - left) / width) * slots;
  };
  const onPoint = (event: PointerEvent) => {
    const { movementX, movementY } = event;
    // A finger that scrolls the page, which ends the drag with `pointercancel` a little later.
    if (event.pointerType === 'touch' && Math.abs(movementX) < Math.abs(movementY)) return;
    const isDragged = onDrag && event.buttons === 1;
    if (isDragged) event.currentTarget.setPointerCapture(event.pointerId);
    if (isDragged && event.type === 'pointermove') onDrag(columnsTo(event));
    else if (count > 0) {
      onActive(Math.max(0, Math.min(Math.floor(columnsTo(event)), count - 1)));
    }
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
          onPointerDown={onPoint}
          onClick={(event) => onDrag?.(columnsTo(event))}
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
          <div
            className="names"
            aria-hidden="true"
            style={{
              width: `${(count / slots) * 100}%`,
              visibility: onDrag ? 'hidden' : undefined,
            }}
          >
            {/* A new element for each value, so that none shifts. */}
            <span key={count}>{nameOf(count - 1)}</span>
            {count > 1 && <span>{nameOf(0)}</span>}
          </div>
        </>
      )}
    </Root>
  );
};
