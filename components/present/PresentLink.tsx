import { useMomentHandlers } from '@/components/run/useMomentHandlers';
import { useRunLink } from '@/components/run/useRunLink';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

const presented = { present: true };

/** A link to this page as a presentation, from the moment at which it is followed. */
export const PresentLink = () => {
  const t = useLoadedTranslations('present');
  const runLink = useRunLink();
  return (
    <a href={runLink(presented)} {...useMomentHandlers(presented)}>
      {t('open')}
    </a>
  );
};
