import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { withValues } from '@/lib/parameters/link';
import { linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { Fields } from './Fields';
import { LinkBox } from './LinkBox';

/** Builds a link: the fields, the link with its QR code, and the same link in all languages. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('share');
  const { link: ownLink, values, run } = useLoadedSession();
  const pageLink = usePageLink();
  // Frozen, so that the link does not change while it is read.
  const [moment] = useState(run.getMoment);
  const [hasMoment, setHasMoment] = useState(values.t !== null && moment !== null);
  const [draft, setDraft] = useState<Draft>({
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
  });
  // The other view would have another run at that moment.
  const isSameView = draft.link.view === pageLink.view;
  const link = linkOf(draft, hasMoment && isSameView ? moment : null);
  return (
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} maxWidth="md">
      <DialogContent dividers>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Fields
            draft={draft}
            onChange={setDraft}
            hasMoment={hasMoment && isSameView}
            onMoment={moment && isSameView ? setHasMoment : null}
          />
          <div>
            <LinkBox link={link} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {t('seen')}
            </Typography>
          </div>
        </Box>
        {link && <AllLanguages link={link} />}
      </DialogContent>
    </DialogFrame>
  );
};
