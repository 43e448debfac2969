import { useLinkNow } from '@/components/run/pageLink';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { withValues } from '@/lib/parameters/link';

/** A link to this page as a presentation, from the moment at which it is followed. */
export const PresentLink = () => {
  const t = useLoadedTranslations('present');
  const linkNow = useLinkNow();
  return <a {...linkNow((link) => withValues(link, { present: true }))}>{t('open')}</a>;
};
