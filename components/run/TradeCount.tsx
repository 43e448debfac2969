import { useTranslations } from 'next-intl';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import { formatCount } from '@/lib/format/formatNumber';
import { usePagePart, useSession } from './runContext';

/** The number of trades so far, with its label. */
export const TradeCount = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const count = usePagePart(({ getSnapshot }) => getSnapshot().state.count, 0);
  const figure = profile ? { value: String(count), text: formatCount(count, profile) } : null;
  return <LabelledFigure name="trades" testId="trade-count" label={t('trades')} figure={figure} />;
};
