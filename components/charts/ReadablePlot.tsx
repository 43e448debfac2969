import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { rule } from '@/components/notice/Marks';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chart } from './chart';
import { NoteLine } from './NoteLine';
import { Plot } from './Plot';
import { useReading } from './useReading';

type Props = {
  title: string;
  note: string;
  /** The button that shows the table. */
  toggle: ReactNode;
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
export const ReadablePlot = ({ title, note, toggle, chart, table, axis, children }: Props) => {
  const t = useTranslations('charts');
  const { index, value, isByKey, hasFocus, handlers } = useReading(chart);
  const text =
    !table &&
    value !== undefined &&
    t('reading', { serial: String(chart.first + index), value: chart.format(value) });
  return (
    <>
      <NoteLine>
        <p>
          <span style={{ visibility: text ? 'hidden' : 'visible' }}>{note}</span>
          {text && <span data-testid="chart-reading">{text}</span>}
        </p>
        {toggle}
      </NoteLine>
      {rule}
      {table ? (
        <>
          {table}
          {rule}
        </>
      ) : (
        <Plot data-part="plot">
          <div data-part="drawing">
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
          {rule}
        </Plot>
      )}
      {/* It is there before its first text, or that would not be announced. */}
      {hasFocus && <VisuallyHidden role="status">{isByKey && text}</VisuallyHidden>}
    </>
  );
};
