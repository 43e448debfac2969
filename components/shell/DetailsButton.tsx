'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/display/buttons';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { DetailsDialog } from './DetailsDialog';
import type { PageState } from './PageState';

type Loaded = {
  readonly Dialog: typeof DetailsDialog;
  readonly words: Awaited<ReturnType<typeof loadCatalogue>>;
};

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/** Opens the dialog about how the figures are made; its code and words come when asked for. */
export const DetailsButton = ({ page }: { page: PageState }) => {
  const t = useTranslations();
  const locale = useLocale();
  const [phase, setPhase] = useState<Phase>('closed');
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const open = async () => {
    if (phase === 'loading') return;
    if (loaded) {
      setPhase('open');
      return;
    }
    setPhase('loading');
    try {
      const [dialog, words] = await Promise.all([import('./DetailsDialog'), loadCatalogue(locale)]);
      setLoaded({ Dialog: dialog.DetailsDialog, words });
      setPhase('open');
    } catch {
      setPhase('failed');
    }
  };

  return (
    <>
      <LinkButton
        type="button"
        aria-haspopup="dialog"
        aria-busy={phase === 'loading'}
        onClick={() => void open()}
      >
        {t('seeMoreDetails')}
      </LinkButton>
      {phase === 'failed' && <span role="alert">{t('page.failed')}</span>}
      {loaded && page.session && (
        <loaded.Dialog
          words={loaded.words}
          open={phase === 'open'}
          onClose={() => setPhase('closed')}
          page={page}
          session={page.session}
        />
      )}
    </>
  );
};
