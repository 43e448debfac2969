import { useTranslations } from 'next-intl';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import type { Session } from '@/components/run/resolveSession';
import { useSession } from '@/components/run/runContext';
import { formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/successRate';

const figureOf = ({ values, profile }: Session) => {
  const rate = successRateOf(values.seed);
  return { value: (rate / 10).toFixed(1), text: formatPercent(rate, profile) };
};

/** The made-up success rate. */
export const SuccessRate = () => {
  const session = useSession();
  const t = useTranslations();
  return (
    <LabelledFigure
      name="rate"
      testId="success-rate"
      label={t('successRate')}
      figure={session && figureOf(session)}
    />
  );
};
