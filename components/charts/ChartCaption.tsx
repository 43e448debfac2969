import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import type { Highlighted } from './useHighlight';

type Props = {
  highlighted: Highlighted | null;
  /** Formats the highlighted value. */
  format: (value: number) => string;
  /** The caption while no value is highlighted. */
  children: ReactNode;
};

/** The caption of a chart, or the highlighted value. */
export const ChartCaption = ({ highlighted, format, children }: Props) => {
  const t = useTranslations('charts');
  if (highlighted === null) return children;
  const { serial, value } = highlighted;
  return <Simulated>{`${t('number', { serial: String(serial) })} · ${format(value)}`}</Simulated>;
};
