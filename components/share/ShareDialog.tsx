import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { urlOf, withValues } from '@/lib/parameters/link';
import { linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { Fields } from './Fields';
import { LinkBox } from './LinkBox';
import { ShareActions } from './ShareActions';

/** `draft`: what was typed before; `null` at first. */
type Props = { draft: Draft | null; onDraft: (draft: Draft) => void; onClose: () => void };

export const ShareDialog = ({ draft: typed, onDraft, onClose }: Props) => {
  const t = useTranslations('share');
  const { link: ownLink, values, run } = useLoadedSession();
  const pageLink = usePageLink();
  // Frozen, so that the link does not change while it is read.
  const [moment] = useState(run.getMoment);
  const draft: Draft = typed ?? {
    // Values that the page has refused are left out; a name that it has shortened is not.
    link: withValues(pageLink, {
      ...pageLink.values,
      name: ownLink.choices.name,
      country: values.country,
      currency: values.currency,
      lesson: null,
    }),
    texts: {},
    isCountryChosen: pageLink.values.country !== null,
    hasMoment: values.t !== null,
  };
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
