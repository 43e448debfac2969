import { styled } from '@mui/material/styles';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';
import { CoverDialog } from '@/components/dialogs/CoverDialog';
import { useIsRunning, useLoadedSession, useView } from '@/components/run/runContext';
import type { DialogProps } from '@/components/dialogs/OnDemandDialog';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { AllLanguages } from './AllLanguages';
import { draftOf } from './linkDraft';
import { Fields } from './Fields';
import { LinkBox } from './LinkBox';
import { linkOf } from './linkOf';
import { Preview } from './Preview';
import { QrBox } from './QrBox';
import { RunFiles } from './RunFiles';
import { useCatalogue } from './useCatalogue';

const Body = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  '& > p, & > div > p': { margin: theme.spacing(0, 0, 2) },
}));

const Builder = ({ messages, onClose }: DialogProps) => {
  const t = useLoadedTranslations('share');
  const locale = useLocale();
  const view = useView();
  const running = useIsRunning();
  const session = useLoadedSession();
  const [draft, setDraft] = useState(() => draftOf(session, { view, locale, running }));
  const visitor = useCatalogue(draft.locale, { locale, messages });
  const link = linkOf(draft, session.search);
  const notice = visitor.messages.notice.text;
  return (
    <CoverDialog onClose={onClose} title={t('title')} close={t('close')} width="md">
      <Body>
        <p>{t('seen')}</p>
        <Fields draft={draft} onChange={setDraft} />
        <h3>{t('link')}</h3>
        <LinkBox link={link} />
        <h3>{t('preview')}</h3>
        <MessagesProvider locale={visitor.locale} messages={visitor.messages}>
          <Preview draft={draft} />
        </MessagesProvider>
        <h3>{t('qr')}</h3>
        <QrBox link={link} notice={notice} />
        <h3>{t('all')}</h3>
        <AllLanguages draft={draft} search={session.search} notice={notice} />
        <h3>{t('run')}</h3>
        <RunFiles />
      </Body>
    </CoverDialog>
  );
};

/** The dialog that builds, validates and shares a link to what the page shows. */
export const ShareDialog = (props: DialogProps) => (
  <MessagesProvider locale={useLocale()} messages={props.messages}>
    <Builder {...props} />
  </MessagesProvider>
);
