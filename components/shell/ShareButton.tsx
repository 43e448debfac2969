'use client';

import ShareIcon from '@mui/icons-material/Share';
import { useLocale, useTranslations } from 'next-intl';
import { QuietButton } from '@/components/display/buttons';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { PageState } from './PageState';
import { useOnDemand } from './useOnDemand';

type Props = {
  page: PageState;
  /** An icon in a bar, or words elsewhere. */
  look: 'icon' | 'words';
};

/** Opens the link builder; its code and words come when asked for. */
export const ShareButton = ({ page, look }: Props) => {
  const t = useTranslations();
  const locale = useLocale();
  const { loaded, isOpen, isLoading, hasFailed, open, close } = useOnDemand(async () => {
    const [{ ShareDialog }, words] = await Promise.all([
      import('@/components/share/ShareDialog'),
      loadCatalogue(locale),
    ]);
    return { ShareDialog, words };
  });
  return (
    <>
      <QuietButton
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        aria-label={look === 'icon' ? t('bar.share') : undefined}
        onClick={open}
        sx={look === 'icon' ? { p: 0, flex: 'none' } : {}}
      >
        {look === 'icon' ? <ShareIcon fontSize="small" /> : t('bar.build')}
      </QuietButton>
      {hasFailed && <span role="alert">{t('page.failed')}</span>}
      {loaded && page.session && isOpen && (
        <loaded.ShareDialog
          words={loaded.words}
          onClose={close}
          page={page}
          session={page.session}
        />
      )}
    </>
  );
};
