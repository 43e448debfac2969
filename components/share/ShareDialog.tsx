import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { urlOf } from '@/lib/parameters/link';
import type { Moment } from '@/lib/simulation/runner';
import { draftOf, linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { Fields } from './Fields';
import { LinkBox } from './LinkBox';
import { ShareActions } from './ShareActions';

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
  const canHaveMoment = moment !== null && draft.link.view === pageLink.view;
  const hasMoment = canHaveMoment && draft.hasMoment;
  const link = linkOf(draft, hasMoment ? moment : null);
  const url = link && urlOf(link);
  return (
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} maxWidth="md">
      <DialogContent dividers>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            // Each column is wide enough for a QR code.
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          }}
        >
          <Fields
            draft={draft}
            onChange={onDraft}
            hasMoment={hasMoment}
            canHaveMoment={canHaveMoment}
          />
          <div>
            {url !== null && <LinkBox url={url} />}
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {t('seen')}
            </Typography>
            {link && <AllLanguages link={link} />}
          </div>
        </Box>
      </DialogContent>
      <ShareActions url={url} />
    </DialogFrame>
  );
};
