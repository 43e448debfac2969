import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import { tinyPage } from '@/components/theme/variables';
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
  text: { transform: 'translateY(calc(8px + 0.8em))', fill: palette.text.secondary },
  // There is room for one name.
  [tinyPage]: { 'text:not(:last-of-type)': { display: 'none' } },
  '@media (forced-colors: active)': {
    svg: { color: 'CanvasText' },
    text: { fill: 'CanvasText' },
    line: { stroke: 'GrayText' },
  },
}));

/** Each label is as high as the plot, and moves down by a part of the height. */
const Labels = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.5,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

const Label = styled('li')({ gridArea: '1 / 1', pointerEvents: 'none' });

const Tag = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  marginInline: -4,
  paddingInline: 4,
  borderRadius: 4,
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
  fontWeight: 600,
}));

/** How many values have room for a name below each. */
const maxNamed = 10;

/** The height of a tag in percent of the plot's, where the plot is lowest: 1.125 of 6 rem. */
const tagHeight = 19;

type Props = { chart: Chart; active: number | null; onActive: (index: number | null) => void };

export const Plot = ({ chart, active, onActive }: Props) => {
  const t = useTranslations('charts');
  const { values, first, slots, ticks, label, formatTick, formatTag, Drawing } = chart;
  const count = values.length;
  const isDense = slots > maxNamed;
  const last = values.at(-1);
  const onPoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * slots);
    if (count > 0) onActive(Math.max(0, Math.min(index, count - 1)));
  };
  /** Whether the tag of the last value covers the label of a tick. */
  const isTagged = (tick: number) =>
    formatTag !== undefined &&
    last !== undefined &&
    Math.abs(percentDown(tick, ticks) - percentDown(last, ticks)) < tagHeight;
  const top = (value: number) => ({
    transform: `translateY(calc(${percentDown(value, ticks)}% - 0.75em))`,
  });
  /** The name of a value, centred below its place, but inside of the plot where many are close. */
  const name = (index: number, anchor: 'start' | 'end') => (
    <text
      key={anchor}
      x={isDense ? (anchor === 'start' ? 0 : '100%') : `${((index + 0.5) / slots) * 100}%`}
      y="100%"
      textAnchor={isDense ? anchor : 'middle'}
    >
      {t('number', { serial: String(first + index) })}
    </text>
  );
  return (
    <Root>
      <div>
        <svg
          role="img"
          aria-label={label}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          // What was tapped stays.
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onActive(null)}
        >
          {ticks.map((tick) => {
            const y = `${percentDown(tick, ticks)}%`;
            return <line key={tick} x2="100%" y1={y} y2={y} />;
          })}
          {/* The whole area reacts to the pointer. */}
          <rect width="100%" height="100%" fillOpacity={0} />
          <Drawing {...chart} active={active} />
          {count / slots >= 0.5 && count > 1 && name(0, 'start')}
          {count > 0 && name(count - 1, 'end')}
        </svg>
      </div>
      <Labels aria-hidden="true">
        {ticks.map((tick) => (
          <Label key={tick} style={top(tick)}>
            {!isTagged(tick) && formatTick(tick)}
          </Label>
        ))}
        {formatTag && last !== undefined && (
          <Label style={top(last)}>
            <Tag>{formatTag(last)}</Tag>
          </Label>
        )}
      </Labels>
    </Root>
  );
};
