import { useTranslations } from 'next-intl';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import { useSession } from '@/components/run/runContext';
import { formatPercent } from '@/lib/format/formatNumber';

/** The made-up success rate. */
export const SuccessRate = () => {
  const session = useSession();
  const t = useTranslations();
  const figure = session && {
    value: (session.successRate / 10).toFixed(1),
    text: formatPercent(session.successRate, session.profile),
  };
  return (
    <LabelledFigure name="rate" testId="success-rate" label={t('successRate')} figure={figure} />
  );
};
