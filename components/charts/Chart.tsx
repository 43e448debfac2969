import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState, type ComponentType, type PointerEvent, type ReactNode } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { useIsRead } from '@/components/run/run';

/** The values of a chart, one for each trade. */
type Series = {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Serial number of the first value. */
  readonly first: number;
  /** Number of equal columns across the plot; at least `values.length`. */
  readonly slots: number;
  /** Values with a grid line and a label, ascending. */
  readonly ticks: readonly number[];
  /** The index of the value at which a rewound run stands; `undefined` for the last one. */
  readonly shown?: number;
};

/** The props of a component that draws a series, in the coordinates of an SVG without `viewBox`. */
export type DrawingProps = Series & {
  /** The index of the value under the pointer; `null` for none. */
  readonly active: number | null;
};

/** The caption; the plot, with grid lines as its background, and the ticks beside it; the names. */
const Root = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto minmax(var(--plot), 1fr) 1lh / minmax(0, 1fr) auto',
  rowGap: '0.5rem',
  color: palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > p': { gridColumn: '1 / -1', marginBottom: '0.25rem' },
  '& > .plot': {
    position: 'relative',
    borderBottom: `1px solid ${palette.control}`,
    // The other three grid lines, from the top.
    background: `linear-gradient(${palette.divider} 1px, transparent 1px) 0 0 / 100% calc(100% / 3)`,
    color: palette.primary.main,
  },
  '& > .plot > svg': {
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
  },
  '& > .ticks': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    // The middle of the first and the last line is at the ends of the plot.
    margin: '-0.5lh 0 -0.5lh 1.5rem',
    textAlign: 'end',
  },
  '& > .names': { gridColumn: 1, display: 'flex', justifyContent: 'space-between' },
}));

const centred = { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' };

type Props = {
  series: Series;
  /** The text alternative. */
  label: string;
  formatTick: (value: number) => string;
  /** Formats the value under the pointer. */
  formatValue: (value: number) => string;
  Drawing: ComponentType<DrawingProps>;
  /** The text above the plot while no value is under the pointer. */
  caption: ReactNode;
  /** Elements over the drawing. */
  children?: ReactNode;
};

export const Chart = (props: Props) => {
  const { series, label, formatTick, formatValue, Drawing, caption, children } = props;
  const { values, first, slots, ticks } = series;
  const t = useTranslations('charts');
  const isRead = useIsRead();
  /** The serial number of the trade that was last pointed at or tapped. */
  const [pointed, setPointed] = useState<number | null>(null);
  const active = pointed === null ? null : pointed - first;
  const value = active === null ? undefined : values[active];
  const nameOf = (serial: number) => t('number', { serial: String(serial) });
  const onPoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * slots);
    setPointed(first + Math.max(0, Math.min(index, values.length - 1)));
  };
  return (
    <Root>
      <Typography variant="caption" component="p" sx={{ minHeight: 'var(--caption, 1lh)' }}>
        {/* A new element for the value, since translators replace text. */}
        {pointed === null || value === undefined ? (
          <span key="caption">{caption}</span>
        ) : (
          <span key="value">
            <Simulated>{`${nameOf(pointed)} · ${formatValue(value)}`}</Simulated>
          </span>
        )}
      </Typography>
      {/* A tapped value stays until the next press in the plot, such as on the time line. */}
      <div className="plot" onPointerDownCapture={() => setPointed(null)}>
        <svg
          role="img"
          aria-label={label}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(null)}
        >
          {/* The whole area reacts to the pointer. */}
          <rect width="100%" height="100%" fillOpacity={0} />
          <Drawing {...series} active={value === undefined ? null : active} />
        </svg>
        {isRead && values.length === 0 && (
          <Typography color="textSecondary" align="center" sx={centred}>
            {t('empty')}
          </Typography>
        )}
        {children}
      </div>
      {values.length > 0 && (
        <>
          <div className="ticks" aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick}>{formatTick(tick)}</span>
            ))}
          </div>
          <div
            className="names"
            aria-hidden="true"
            style={{ width: `${(values.length / slots) * 100}%` }}
          >
            <span>{nameOf(first)}</span>
            {values.length > 1 && <span>{nameOf(first + values.length - 1)}</span>}
          </div>
        </>
      )}
    </Root>
  );
};
