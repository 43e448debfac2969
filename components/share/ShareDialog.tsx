import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { urlOf } from '@/lib/parameters/link';
import type { Moment } from '@/lib/simulation/runner';
import { draftOf, linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { Fields } from './Fields';
import { besideForm } from './layout';
import { ResultPanel } from './ResultPanel';
import { useShareActions } from './useShareActions';

/** The result comes first, but stands on the right of the form if both have room. */
const Columns = styled('div')({
  display: 'grid',
  gap: '20px 24px',
  [besideForm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

/** Keeps a line for its message beside the form. */
const Status = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  flex: '1 1 100%',
  color: theme.palette.accentText,
  fontWeight: 500,
  '& > *': { display: 'block' },
  '& > :not(:empty)': { marginBottom: 8 },
  [besideForm]: { minHeight: '1rem', '& > :not(:empty)': { marginBottom: 0 } },
}));

type Props = {
  /** The moment at which the dialog was opened; `null` before Start. */
  moment: Moment | null;
  /** The draft when the dialog was last closed; `null` at first. */
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
};

export const ShareDialog = ({ moment, draft: typed, onDraft, onClose }: Props) => {
  const t = useTranslations('share');
  const { link: ownLink, values } = useLoadedSession();
  const pageLink = usePageLink();
  const draft = typed ?? draftOf(pageLink, ownLink, values);
  // The other view would have another run at that moment.
  const isOtherRun = draft.link.view !== pageLink.view;
  const noMoment = moment === null ? 'notStarted' : isOtherRun ? 'otherRun' : null;
  const hasMoment = noMoment === null && draft.hasMoment;
  const link = linkOf(draft, hasMoment ? moment : null);
  const url = link && urlOf(link);
  const isCompact = !useMediaQuery(besideForm);
  const { copyButton, sendButton, message } = useShareActions(url);
  const status = (
    <Status role="status">
      {url === null ? (
        <VisuallyHidden>{t('incomplete')}</VisuallyHidden>
      ) : (
        <span key={message}>{message}</span>
      )}
    </Status>
  );
  return (
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} width="55rem">
      <DialogContent sx={{ py: 2, [besideForm]: { maskImage: 'none' } }}>
        <Columns>
          <ResultPanel
            url={url}
            isCompact={isCompact}
            actions={
              <>
                {copyButton}
                {sendButton}
              </>
            }
            status={status}
          />
          <Box sx={{ display: 'grid', alignContent: 'start', gap: 1 }}>
            <Fields draft={draft} onChange={onDraft} hasMoment={hasMoment} noMoment={noMoment} />
            <AllLanguages link={link} />
          </Box>
        </Columns>
      </DialogContent>
      {isCompact && (
        <DialogActions>
          {status}
          {sendButton}
          {copyButton}
        </DialogActions>
      )}
    </DialogFrame>
  );
};
