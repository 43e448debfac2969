import { useTranslations } from 'next-intl';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatCount } from '@/lib/format/formatNumber';
import { LabelledFigure } from './LabelledFigure';

type Props = {
  /** `null` while the count is not known. */
  count: number | null;
  profile: NumberProfile | null;
};

/** The number of trades so far, with its label. */
export const TradeCount = ({ count, profile }: Props) => {
  const t = useTranslations();
  const isKnown = count !== null && profile !== null;
  const figure = isKnown ? { value: String(count), text: formatCount(count, profile) } : null;
  return <LabelledFigure name="trades" testId="trade-count" label={t('trades')} figure={figure} />;
};
