import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import { useSession } from '@/components/run/runContext';
import { formatPercent } from '@/lib/format/formatNumber';

/** The made-up success rate. */
export const SuccessRate = () => {
  const session = useSession();
  const t = useTranslations();
  return (
    <LabelledFigure name="rate" label={t('successRate')}>
      {session === null && <VisuallyHidden>{t('figures.pending')}</VisuallyHidden>}
      <data
        data-testid="success-rate"
        value={session === null ? '' : (session.successRate / 10).toFixed(1)}
        aria-hidden={session === null}
      >
        {session === null ? '–' : formatPercent(session.successRate, session.profile)}
      </data>
    </LabelledFigure>
  );
};
