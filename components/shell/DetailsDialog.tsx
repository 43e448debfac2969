'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Session } from '@/components/run/resolveSession';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { CoverDialog } from './CoverDialog';
import { DetailsText } from './DetailsText';
import type { PageState } from './PageState';
import { RunAgainLinks } from './RunAgainLinks';
import { Words } from './Words';

type Props = {
  words: Catalogue;
  open: boolean;
  onClose: () => void;
  page: PageState;
  session: Session;
};

const Details = ({ open, onClose, page, session }: Omit<Props, 'words'>) => {
  const t = useTranslations('details');
  return (
    <CoverDialog open={open} onClose={onClose} title={t('title')} close={t('close')} width="sm">
      <DetailsText view={page.view} session={session} />
      <RunAgainLinks page={page} session={session} />
    </CoverDialog>
  );
};

/** How the figures are made, what this page shows, and the ways to run it again. */
export const DetailsDialog = ({ words, ...props }: Props) => (
  <Words locale={useLocale()} messages={words}>
    <Details {...props} />
  </Words>
);
