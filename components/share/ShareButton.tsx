import ShareIcon from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyDialog } from '@/components/dialogs/Lazy';
import type { Draft } from '@/lib/share/draft';

const load = async () => (await import('./ShareDialog')).ShareDialog;

export const ShareButton = () => {
  const t = useTranslations('bar');
  // Here, so that the draft is kept while the dialog is closed.
  const [draft, onDraft] = useState<Draft | null>(null);
  return (
    <LazyDialog name={t('share')} load={load} props={{ draft, onDraft }}>
      {(opener) => (
        <IconButton
          aria-label={t('share')}
          title={t('share')}
          {...opener}
          sx={{ gridArea: 'share' }}
        >
          <ShareIcon />
        </IconButton>
      )}
    </LazyDialog>
  );
};
