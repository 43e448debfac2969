import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatCount } from '@/lib/format/formatNumber';
import { Figure } from './Figure';
import { LabelledFigure } from './LabelledFigure';

type Props = {
  /** `null` while it is not known. */
  count: number | null;
  profile: NumberProfile | null;
  /** Of the count to a new value, in milliseconds; 0 for none. */
  duration: number;
};

/** The number of trades so far, with its label. */
export const TradeCount = ({ count, profile, duration }: Props) => {
  const t = useTranslations();
  const format = useCallback(
    (trades: number) => (profile === null ? '' : formatCount(trades, profile)),
    [profile],
  );
  return (
    <LabelledFigure name="trades" label={t('trades')}>
      <Figure
        value={count}
        format={format}
        plain={String}
        duration={duration}
        testId="trade-count"
        pending={t('figures.pending')}
      />
    </LabelledFigure>
  );
};
