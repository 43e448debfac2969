import { useTranslations } from 'next-intl';
import { useRun, useSession } from '@/components/run/run';
import { formatCount } from '@/lib/format/formatNumber';
import { LabelledFigure } from './LabelledFigure';

export const TradeCount = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const count = useRun(({ state }) => state.count);
  const figure =
    profile && count !== null ? { value: String(count), text: formatCount(count, profile) } : null;
  return <LabelledFigure label={t('trades')} testId="trade-count" part="count" figure={figure} />;
};
