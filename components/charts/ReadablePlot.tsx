import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EvenRule, Rule } from '@/components/notice/Marks';
import { content } from '@/components/theme/contentWidth';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chart } from './chart';
import { Plot } from './Plot';
import { percentDown, wordDown } from './scale';
import { useReading } from './useReading';

/** The note and the reading share a cell, so that neither moves what is below. */
export const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  margin: '2px 0 10px',
  color: theme.palette.text.secondary,
  '& > *': { gridArea: '1 / 1' },
}));

/** From the rule above the plot to the serial numbers below: the same height with and without values. */
export const Stage = styled('div')({
  // So that every part of the plot is near a word.
  '--plot': 'min(7.125rem, 224px)',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // The plots of cards beside each other are at one height.
  marginTop: 'auto',
  height: 'calc(var(--plot) + 45px + 1.125rem)',
  [content.large]: { '--plot': 'min(14rem, 224px)' },
});

type Props = {
  title: string;
  note: string;
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
export const ReadablePlot = ({ title, note, chart, table, axis, children }: Props) => {
  const t = useTranslations('charts');
  const { index, value, isByKey, hasFocus, handlers } = useReading(chart);
  const text =
    !table &&
    value !== undefined &&
    t('reading', { serial: String(chart.first + index), value: chart.format(value) });
  return (
    <>
      <Note>
        <span style={{ visibility: text ? 'hidden' : 'visible' }}>{note}</span>
        {text && <span data-testid="chart-reading">{text}</span>}
      </Note>
      <Stage>
        <EvenRule />
        {table || (
          <Plot data-part="plot">
            <div
              data-part="drawing"
              data-line={chart.tag === undefined ? undefined : ''}
              style={{ '--word-down': wordDown(percentDown(chart.values[0] ?? 0, chart.ticks)) }}
            >
              {children}
              {chart.values.length > 0 && (
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
                      style={{ transform: `translateX(${((index + 0.5) / chart.slots) * 100}cqi)` }}
                    />
                  )}
                </div>
              )}
            </div>
            {axis}
          </Plot>
        )}
        {table ? <EvenRule sx={{ mt: '6px' }} /> : <Rule sx={{ mt: '6px' }} />}
      </Stage>
      {/* It is there before its first text, or that would not be announced. */}
      {hasFocus && <VisuallyHidden role="status">{isByKey && text}</VisuallyHidden>}
    </>
  );
};
