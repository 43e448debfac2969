import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chart } from './chart';
import { Plot } from './Plot';
import { useReading } from './useReading';

/** It and the reading share a cell, so that neither moves what is below. */
export const Subheader = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  margin: theme.spacing(0, 0, 2),
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { gridArea: '1 / 1' },
  // Where both do not fit on a line, the word is below the subheader.
  '[data-beside]': { flexWrap: 'wrap' },
}));

/** The same height with and without values, and as a table. */
export const Stage = styled('div')(({ theme }) => ({
  // At least so high that four labels fit; in a presentation, that its bar covers nothing.
  minHeight: theme.isPresented ? '6rem' : 'clamp(7.5rem, 22vh, 11rem)',
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
  /** What is shown in place of the plot, if not false. */
  table: ReactNode;
  axis: ReactNode;
  /** The drawing. */
  children: ReactNode;
};

/**
 * A plot whose values can be read one by one, or a table of them. Only this is rendered again when the
 * reading changes: the axis and the drawing are elements of its parent.
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
                 * An application, so that NVDA and JAWS pass the arrow keys on. VoiceOver does so for
                 * anything that has the focus. Not a slider, since nothing is set. The drawing is not
                 * inside: when a page is read, the contents of an application are left out. Its name
                 * does not change with the values, or it would be announced at every trade.
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
      {/* It is there before its first text, or that would not be announced. */}
      {hasFocus && <VisuallyHidden role="status">{isByKey && text}</VisuallyHidden>}
    </>
  );
};
