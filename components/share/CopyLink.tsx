import { FilledButton } from '@/components/ui/buttons';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useCopy } from './useCopy';

/** The button that copies the link, for the foot of the dialog, and its result. */
export const CopyLink = ({ link }: { link: string }) => {
  const t = useLoadedTranslations('share');
  const { message, copy } = useCopy();
  return (
    <>
      <span role="status">{message}</span>
      <FilledButton type="button" onClick={() => copy(link)}>
        {t('copy')}
      </FilledButton>
    </>
  );
};
