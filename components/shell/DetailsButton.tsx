'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/display/buttons';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { PageState } from './PageState';
import { useOnDemand } from './useOnDemand';

/** Opens the dialog about how the figures are made; its code and words come when asked for. */
export const DetailsButton = ({ page }: { page: PageState }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { loaded, isOpen, isLoading, hasFailed, open, close } = useOnDemand(async () => {
    const [{ DetailsDialog }, words] = await Promise.all([
      import('./DetailsDialog'),
      loadCatalogue(locale),
    ]);
    return { DetailsDialog, words };
  });
  return (
    <>
      <LinkButton type="button" aria-haspopup="dialog" aria-busy={isLoading} onClick={open}>
        {t('seeMoreDetails')}
      </LinkButton>
      {hasFailed && <span role="alert">{t('page.failed')}</span>}
      {loaded && page.session && (
        <loaded.DetailsDialog
          words={loaded.words}
          open={isOpen}
          onClose={close}
          page={page}
          session={page.session}
        />
      )}
    </>
  );
};
