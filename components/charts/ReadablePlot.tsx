import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chart } from './chart';
import { Plot } from './Plot';
import { useReading } from './useReading';

/** Shares a cell with the reading, so that nothing below moves. */
export const Subheader = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  margin: theme.spacing(0, 0, 2),
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { gridArea: '1 / 1' },
  // On narrow cards, the simulation label wraps below the subheader.
  '[data-beside]': { flexWrap: 'wrap' },
}));

/** Has the same height with values, without values, and as a table. */
export const Stage = styled('div')(({ theme }) => ({
  // High enough for four labels; in a presentation, low enough for the bar to cover nothing.
  minHeight: theme.isPresented ? '4rem' : 'clamp(7.5rem, 22vh, 11rem)',
  flex: '1 0 auto',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
}));

const Empty = styled('p')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  textAlign: 'center',
});

type Props = {
  title: string;
  subheader: string;
  chart: Chart;
  /** Shown in place of the plot, if not false. */
  table: ReactNode;
  axis: ReactNode;
  /** The drawing. */
  children: ReactNode;
};

/**
 * A plot whose values can be read one by one, or a table of them. A change of the reading
 * re-renders only this component: the axis and the drawing are elements of its parent.
 */
export const ReadablePlot = ({ title, subheader, chart, table, axis, children }: Props) => {
  const t = useTranslations('charts');
  const { index, value, isByKey, hasFocus, handlers } = useReading(chart);
  const text =
    !table &&
    value !== undefined &&
    t('reading', { serial: String(chart.first + index), value: chart.format(value) });
  return (
    <>
      <Subheader data-part="subheader">
        <span style={{ visibility: text ? 'hidden' : 'visible' }}>
          {chart.values.length === 0 ? (
            subheader
          ) : (
            <SimulatedAmount isBeside>{subheader}</SimulatedAmount>
          )}
        </span>
        {text && (
          <span>
            <SimulatedAmount isBeside>
              <span data-testid="chart-reading">{text}</span>
            </SimulatedAmount>
          </span>
        )}
      </Subheader>
      <Stage>
        {table || (
          <Plot data-part="plot">
            <div data-part="drawing">
              {children}
              {chart.values.length === 0 ? (
                <Empty>{t('empty')}</Empty>
              ) : (
                /*
                 * An application, so that NVDA and JAWS pass the arrow keys on; VoiceOver does so
                 * for any focused element. Not a slider, since no value is set. The drawing is
                 * outside, since an application's contents are skipped when a page is read. The
                 * name does not depend on the values, or it would be announced at every trade.
                 */
                <div
                  role="application"
                  aria-label={`${title}. ${t('keys')}`}
                  tabIndex={0}
                  {...handlers}
                >
                  {text && (
                    <i
                      style={{
                        '--slots': chart.slots,
                        transform: `translateX(${(index / chart.slots) * 100}%)`,
                      }}
                    />
                  )}
                </div>
              )}
            </div>
            {axis}
          </Plot>
        )}
      </Stage>
      {/* Rendered before its first text, which would not be announced otherwise. */}
      {hasFocus && <VisuallyHidden role="status">{isByKey && text}</VisuallyHidden>}
    </>
  );
};
