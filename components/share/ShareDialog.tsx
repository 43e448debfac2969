'use client';

import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/display/buttons';
import type { Session } from '@/components/run/resolveSession';
import { CoverNotice } from '@/components/shell/SimulationNotice';
import { Words } from '@/components/shell/Words';
import type { View } from '@/lib/config/views';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { AllLanguages } from './AllLanguages';
import { draftOf } from './draft';
import { Fields } from './Fields';
import { LinkBox } from './LinkBox';
import { linkOf } from './linkOf';
import { Preview } from './Preview';
import { QrBox } from './QrBox';
import { useCatalogue } from './useCatalogue';

const Body = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  '& > p, & > div > p': { margin: theme.spacing(0, 0, 2) },
}));

type Props = {
  words: Catalogue;
  onClose: () => void;
  view: View;
  running: boolean;
  session: Session;
};

const titleId = 'share-title';

const Builder = ({ words, onClose, view, running, session }: Props) => {
  const t = useTranslations('share');
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(session, { view, locale, running }));
  const visitor = useCatalogue(draft.locale, { locale, words });
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  const low = useMediaQuery('(max-height: 31.25em)');
  const link = linkOf(draft, session.search);
  const notice = visitor.words.notice.text;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={small && !low}
      maxWidth="md"
      scroll={low ? 'body' : 'paper'}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { boxSizing: 'border-box', pt: 'var(--notice-height)' } }}
    >
      <DialogTitle id={titleId} variant="h2">
        {t('title')}
      </DialogTitle>
      <DialogContent dividers>
        <Body>
          <p>{t('seen')}</p>
          <Fields draft={draft} onChange={setDraft} />
          <h3>{t('link')}</h3>
          <LinkBox link={link} />
          <h3>{t('preview')}</h3>
          <Words locale={visitor.locale} messages={visitor.words}>
            <Preview draft={draft} />
          </Words>
          <h3>{t('qr')}</h3>
          <QrBox link={link} notice={notice} />
          <h3>{t('all')}</h3>
          <AllLanguages draft={draft} search={session.search} notice={notice} />
        </Body>
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

/** Builds, checks and shares a link to what the page shows. */
export const ShareDialog = (props: Props) => (
  <Words locale={useLocale()} messages={props.words}>
    <Builder {...props} />
  </Words>
);
