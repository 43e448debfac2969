import { useTranslations } from 'next-intl';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { Plot } from './Plot';
import type { DrawingProps, Series } from './series';

type Options = {
  /** `null` until the link has been read. */
  series: Series | null;
  /** The text alternative of the plot. */
  label: string;
  /** The caption while no value is highlighted; empty for none. */
  caption: string;
  /** Formats a value in the caption, and a tick. */
  format: (value: number) => string;
  formatTick: (value: number) => string;
  Drawing: ComponentType<DrawingProps>;
};

/** The plot of a chart, and its caption, which has the value under the pointer. */
export const useChart = ({ series, label, caption, format, formatTick, Drawing }: Options) => {
  const t = useTranslations('charts');
  /** The serial number of the highlighted value, which stays with its trade. */
  const [serial, setSerial] = useState<number | null>(null);
  const index = series && serial !== null ? serial - series.first : null;
  const value = index === null ? undefined : series?.values[index];
  const active = value === undefined ? null : index;
  const text =
    value === undefined ? caption : `${t('number', { serial: String(serial) })} · ${format(value)}`;
  const plot: ReactNode = (
    <Plot
      series={series}
      label={label}
      formatTick={formatTick}
      onActive={(at) => setSerial(series && at !== null ? series.first + at : null)}
    >
      {series && <Drawing {...series} active={active} />}
    </Plot>
  );
  return { plot, caption: text === '' ? null : <Simulated>{text}</Simulated> };
};
