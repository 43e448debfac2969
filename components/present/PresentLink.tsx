import { useLinkNow } from '@/components/run/pageLink';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { withValues } from '@/lib/parameters/link';

/** A link that opens this page as a presentation, at the moment of the click. */
export const PresentLink = () => {
  const t = useLoadedTranslations('present');
  const linkNow = useLinkNow();
  return <a {...linkNow((link) => withValues(link, { present: true }))}>{t('open')}</a>;
};
