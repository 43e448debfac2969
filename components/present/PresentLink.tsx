import { useIsRunning, useLoadedSession } from '@/components/run/runContext';
import { useMomentHandlers } from '@/components/run/useMomentHandlers';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { withRun } from '@/lib/parameters/withRun';

/** A link to this page as a presentation, from the moment at which it is followed. */
export const PresentLink = () => {
  const t = useLoadedTranslations('present');
  const running = useIsRunning();
  const { search, values } = useLoadedSession();
  const carried = { seed: values.seed, running: running || undefined, present: true };
  return (
    <a href={withRun(search, carried)} {...useMomentHandlers(carried)}>
      {t('open')}
    </a>
  );
};
