import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { PointerEvent, ReactNode } from 'react';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { Series } from './series';

const Root = styled('div')<{ isEmpty: boolean }>(({ theme, isEmpty }) => ({
  ...theme.typography.caption,
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) minmax(1.5rem, auto) / minmax(0, 1fr) auto',
  columnGap: isEmpty ? 0 : 12,
  minHeight: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.palette.text.secondary,
}));

const Area = styled('div')({ position: 'relative' });

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  color: theme.palette.primary.main,
  touchAction: 'pan-y pinch-zoom',
}));

const GridLine = styled('line')<{ isBase: boolean }>(({ theme: { palette }, isBase }) => ({
  stroke: isBase ? palette.control : palette.rule,
  strokeOpacity: isBase ? 0.55 : undefined,
  [forcedColours]: { stroke: thinLine },
}));

/** Each label is as high as the plot, and moves down by a part of the height. */
const Ticks = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

const Tick = styled('li')({ gridArea: '1 / 1', pointerEvents: 'none' });

/** The last name comes first, so that the first one is on a second line, out of sight, without room. */
const Names = styled('div')({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'space-between',
  alignSelf: 'end',
  gap: '4px 8px',
  height: '1.25rem',
  paddingTop: 4,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  textAlign: 'center',
}));

/** Where the lines of a plot without values are, in percent of its height. */
const emptyGrid = [100, 200 / 3, 100 / 3, 0];

type Props = {
  /** `null` until the link has been read. */
  series: Series | null;
  /** The text alternative. */
  label: string;
  formatTick: (value: number) => string;
  onActive: (index: number | null) => void;
  /** What draws the series. */
  children: ReactNode;
};

export const Plot = ({ series, label, formatTick, onActive, children }: Props) => {
  const t = useTranslations('charts');
  const { values = [], first = 0, slots = 1, ticks = [] } = series ?? {};
  const count = values.length;
  const nameOf = (index: number) => t('number', { serial: String(first + index) });
  const onPoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * slots);
    if (count > 0) onActive(Math.max(0, Math.min(index, count - 1)));
  };
  const lines = count > 0 ? ticks.map((tick) => percentDown(tick, ticks)) : emptyGrid;
  return (
    <Root isEmpty={count === 0}>
      <Area>
        <Drawing
          role="img"
          aria-label={label}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          // What was tapped stays.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onActive(null)}
        >
          {lines.map((y, index) => (
            <GridLine key={y} isBase={index === 0} x2="100%" y1={`${y}%`} y2={`${y}%`} />
          ))}
          {/* The whole area reacts to the pointer. */}
          <rect width="100%" height="100%" fillOpacity={0} />
          {children}
        </Drawing>
        {series && count === 0 && <Empty>{t('empty')}</Empty>}
      </Area>
      {count > 0 && (
        <>
          <Ticks aria-hidden="true">
            {ticks.map((tick) => (
              <Tick
                key={tick}
                style={{ transform: `translateY(calc(${percentDown(tick, ticks)}% - 0.5rem))` }}
              >
                {formatTick(tick)}
              </Tick>
            ))}
          </Ticks>
          <Names aria-hidden="true">
            <span>{nameOf(count - 1)}</span>
            {count > 1 && <span>{nameOf(0)}</span>}
          </Names>
        </>
      )}
    </Root>
  );
};
