import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useMessages } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';
import { drawQrCode } from '@/components/ui/qrCode';
import { CoverDialog } from '@/components/ui/CoverDialog';
import { useIsRunning, useLoadedSession, usePage, useView } from '@/components/run/runContext';
import { useLoaded } from '@/components/boundaries/useLoaded';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import type { Session } from '@/components/run/resolveSession';
import { PresentLink } from '@/components/present/PresentLink';
import { AllCodes } from './AllCodes';
import { AllLanguages } from './AllLanguages';
import { fileName } from '@/components/ui/saveFile';
import { draftOf, emptied, linkOf, missingFrom, type Draft } from './linkDraft';
import { Examples } from './Examples';
import { Fields } from './Fields';
import { Actions, besideForm, LinkBox } from './LinkBox';
import { Preview } from './Preview';
import { QrBox } from './QrBox';
import { RunFiles } from './RunFiles';

/**
 * The form beside its result, which stays in view while the form scrolls. Other ways to share the
 * link are below.
 */
const Columns = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 2) },
  [besideForm]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    alignItems: 'start',
    gap: theme.spacing(0, 4),
    '& > [data-part=result]': { position: 'sticky', top: 0 },
    '& > [data-part=result] > h3:first-of-type': { marginTop: 0 },
  },
}));

/** The drafts of sessions, restored when the dialog is opened again. */
const kept = new WeakMap<Session, Draft>();

/** The dialog that builds, validates and shares a link to what the page shows. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('share');
  const tPresent = useLoadedTranslations('present');
  const locale = useLocale();
  const view = useView();
  const running = useIsRunning();
  const session = useLoadedSession();
  const { getMoment, getSpeed, getLesson } = usePage();
  // Frozen when the dialog opens.
  const [now] = useState(() => {
    const { isOpen, step } = getLesson();
    return { moment: getMoment(), speed: getSpeed(), lesson: isOpen ? step : null };
  });
  const initial = draftOf(session, { view, locale, running, ...now });
  const [draft, setDraft] = useState(() => kept.get(session) ?? initial);
  const change = (next: Draft) => {
    kept.set(session, next);
    setDraft(next);
  };
  const beginAgain = () => {
    kept.delete(session);
    setDraft(initial);
  };
  const ownMessages = useMessages();
  // Keeps the previous language until the next one has loaded, or if loading fails.
  const [visitor, setVisitor] = useState({ locale, messages: ownMessages });
  const isOther = draft.link.locale !== locale;
  const { value: loaded } = useLoaded(loadCatalogue, draft.link.locale, isOther);
  const messages = isOther ? loaded : ownMessages;
  if (messages !== null && messages !== visitor.messages) {
    setVisitor({ locale: draft.link.locale, messages });
  }
  const link = linkOf(draft);
  const tParameters = useLoadedTranslations('parameters');
  const missing = missingFrom(draft).map((name) =>
    name === 'others' ? t('others') : tParameters(name),
  );
  const fields = new Intl.ListFormat(locale).format(missing);
  const incomplete = missing.length === 0 ? null : t('incomplete', { fields });
  const code = drawQrCode(link);
  const notice = visitor.messages.notice.text;
  const isBeside = useMediaQuery(besideForm);
  const box = <LinkBox link={link} incomplete={incomplete} />;
  return (
    <CoverDialog
      onClose={onClose}
      title={t('title')}
      close={t('close')}
      width="lg"
      action={isBeside ? undefined : box}
    >
      <Columns>
        <div>
          <p>{t('seen')}</p>
          <Examples onChoose={(chosen) => change({ link: chosen, texts: {}, isLocal: false })} />
          <Fields draft={draft} initial={initial} moment={now.moment} onChange={change} />
          <Actions sx={{ ml: -1 }}>
            <Button onClick={beginAgain}>{t('again')}</Button>
            <Button onClick={() => change(emptied(draft))}>{t('empty')}</Button>
          </Actions>
        </div>
        <div data-part="result">
          {isBeside && (
            <>
              <h3>{t('link')}</h3>
              {box}
            </>
          )}
          <h3>{t('preview')}</h3>
          <MessagesProvider locale={visitor.locale} messages={visitor.messages}>
            <Preview draft={draft} />
          </MessagesProvider>
          <h3>{t('qr')}</h3>
          {incomplete === null ? (
            <QrBox
              code={code}
              notice={notice}
              name={fileName(draft.link.view, draft.link.locale, draft.link.values.seed)}
            />
          ) : (
            <p>{incomplete}</p>
          )}
        </div>
        <div>
          {incomplete === null && (
            <>
              <h3>{t('all')}</h3>
              <AllLanguages draft={draft} onChange={change} notice={notice} />
              {code !== null && (
                <>
                  <h3>{t('qrAll')}</h3>
                  <AllCodes draft={draft} notice={notice} />
                </>
              )}
            </>
          )}
          <h3>{t('run')}</h3>
          <RunFiles />
          <h3>{tPresent('label')}</h3>
          <Actions sx={{ a: { py: 1.25 } }}>
            <PresentLink />
          </Actions>
        </div>
      </Columns>
    </CoverDialog>
  );
};
