import { styled } from '@mui/material/styles';
import { useLocale, useMessages } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';
import { drawQrCode } from '@/components/ui/qrCode';
import { CoverDialog } from '@/components/ui/CoverDialog';
import {
  useIsRunning,
  useLoadedSession,
  useRunActions,
  useView,
} from '@/components/run/runContext';
import { useLoaded } from '@/components/boundaries/useLoaded';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import type { Session } from '@/components/run/resolveSession';
import { QuietButton } from '@/components/ui/buttons';
import { PresentLink } from '@/components/present/PresentLink';
import { AllCodes } from './AllCodes';
import { AllLanguages } from './AllLanguages';
import { CopyLink } from './CopyLink';
import { fileName } from './saveFile';
import { draftOf, emptied, linkOf, missingFrom, readDraft, type Draft } from './linkDraft';
import { Fields } from './Fields';
import { Actions, LinkBox } from './LinkBox';
import { Preview } from './Preview';
import { QrBox } from './QrBox';
import { RunFiles } from './RunFiles';

const Body = styled('div')(({ theme }) => ({
  container: 'builder / inline-size',
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  '& p': { margin: theme.spacing(0, 0, 2) },
}));

/**
 * The form beside its result, which stays in view while everything else scrolls. The breakpoint is
 * a container query in rem, so that large text gets enough space: 53rem are a dialog of 900 pixels.
 */
const Columns = styled('div')(({ theme }) => ({
  '@container builder (min-width: 53rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"form result" "more result"',
    columnGap: theme.spacing(4),
    '& > [data-part=form]': { gridArea: 'form' },
    '& > [data-part=more]': { gridArea: 'more' },
    '& > [data-part=result]': {
      gridArea: 'result',
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      // What the dialog leaves free; in a lower window, the code scrolls below link and preview.
      maxHeight: 'calc(100dvh - 20rem)',
      overflow: 'auto',
      // Space for the outline of what has the focus.
      padding: 4,
      marginLeft: -4,
      '& > .first': { marginTop: 0 },
    },
  },
}));

/** What was typed on a page, for when the dialog is opened again. */
const kept = new WeakMap<Session, Draft>();

/** The dialog that builds, validates and shares a link to what the page shows. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('share');
  const tPresent = useLoadedTranslations('present');
  const locale = useLocale();
  const view = useView();
  const running = useIsRunning();
  const session = useLoadedSession();
  const { getMoment, getSpeed } = useRunActions();
  // When the dialog was opened.
  const [now] = useState(() => ({ moment: getMoment(), speed: getSpeed() }));
  const fresh = draftOf(session, { view, locale, running, ...now });
  const [draft, setDraft] = useState(() => kept.get(session) ?? fresh);
  const change = (next: Draft) => {
    kept.set(session, next);
    setDraft(next);
  };
  const beginAgain = () => {
    kept.delete(session);
    setDraft(fresh);
  };
  const ownMessages = useMessages();
  // The previous language until the next one has loaded, or if it cannot be loaded.
  const [visitor, setVisitor] = useState({ locale, messages: ownMessages });
  const { value: messages } = useLoaded(loadCatalogue, draft.locale, true);
  if (messages !== null && messages !== visitor.messages) {
    setVisitor({ locale: draft.locale, messages });
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
  const { seed } = readDraft(draft).choices;
  return (
    <CoverDialog
      onClose={onClose}
      title={t('title')}
      close={t('close')}
      width="lg"
      action={<CopyLink link={link} incomplete={incomplete} />}
    >
      <Body>
        <Columns>
          <div data-part="form">
            <p>{t('seen')}</p>
            <Fields draft={draft} moment={now.moment} onChange={change} />
            <Actions>
              <QuietButton type="button" onClick={beginAgain}>
                {t('again')}
              </QuietButton>
              <QuietButton type="button" onClick={() => change(emptied(draft))}>
                {t('empty')}
              </QuietButton>
            </Actions>
          </div>
          <div data-part="result">
            <h3 className="first">{t('link')}</h3>
            <LinkBox link={link} isComplete={incomplete === null} />
            <h3>{t('preview')}</h3>
            <MessagesProvider locale={visitor.locale} messages={visitor.messages}>
              <Preview draft={draft} />
            </MessagesProvider>
            <h3>{t('qr')}</h3>
            {incomplete === null ? (
              <QrBox code={code} notice={notice} name={fileName(draft.view, draft.locale, seed)} />
            ) : (
              <p>{incomplete}</p>
            )}
          </div>
          <div data-part="more">
            <h3>{t('all')}</h3>
            {incomplete === null ? (
              <AllLanguages
                draft={draft}
                onChange={change}
                notice={notice}
                name={fileName('links', seed)}
              />
            ) : (
              <p>{incomplete}</p>
            )}
            {incomplete === null && code !== null && (
              <>
                <h3>{t('qrAll')}</h3>
                <AllCodes draft={draft} notice={notice} />
              </>
            )}
            <h3>{t('run')}</h3>
            <RunFiles />
            <h3>{tPresent('label')}</h3>
            <Actions>
              <PresentLink />
            </Actions>
          </div>
        </Columns>
      </Body>
    </CoverDialog>
  );
};
