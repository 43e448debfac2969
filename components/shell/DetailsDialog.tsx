'use client';

import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslations } from 'next-intl';
import { QuietButton } from '@/components/display/buttons';
import type { Session } from '@/components/run/resolveSession';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { DetailsText } from './DetailsText';
import { RunAgainLinks } from './RunAgainLinks';
import type { PageState } from './PageState';
import { CoverNotice } from './SimulationNotice';
import { Words } from './Words';

type Props = {
  words: Catalogue;
  open: boolean;
  onClose: () => void;
  page: PageState;
  session: Session;
};

const titleId = 'details-title';

const DialogBody = ({ open, onClose, page, session }: Omit<Props, 'words'>) => {
  const t = useTranslations('details');
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  // In low windows nothing but the page's notice stays: title, text and buttons scroll as one.
  const low = useMediaQuery('(max-height: 31.25em)');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={small && !low}
      scroll={low ? 'body' : 'paper'}
      aria-labelledby={titleId}
      // Below the page's own notice, which stays above the backdrop.
      sx={{ '& .MuiDialog-container': { boxSizing: 'border-box', pt: 'var(--notice-height)' } }}
    >
      <DialogTitle id={titleId} variant="h2">
        {t('title')}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DetailsText view={page.view} session={session} />
        <RunAgainLinks page={page} session={session} />
      </DialogContent>
      <DialogActions>
        <QuietButton type="button" onClick={onClose}>
          {t('close')}
        </QuietButton>
      </DialogActions>
      <CoverNotice />
    </Dialog>
  );
};

/** How the figures are made, what this page shows, and the ways to run it again. */
export const DetailsDialog = ({ words, ...props }: Props) => (
  <Words locale={useLocale()} messages={words}>
    <DialogBody {...props} />
  </Words>
);
