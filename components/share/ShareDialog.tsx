import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/Lazy';
import { lowestWindow } from '@/components/theme/tokens';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { urlOf } from '@/lib/parameters/link';
import { draftOf, linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { Fields } from './Fields';
import { ResultPanel } from './ResultPanel';
import { ShareActions } from './ShareActions';

/** The result comes first, but stands on the right of the form if both have room. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 24px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Keeps the focused element clear of the buttons below.
  [lowestWindow]: { '& :focus': { scrollMarginBottom: '5rem' } },
}));

type Props = DialogProps & {
  /** The draft when the dialog was last closed; `null` at first. */
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
};

export const ShareDialog = ({ moment, draft: typed, onDraft, onClose }: Props) => {
  const t = useTranslations('share');
  const { link: ownLink, values } = useLoadedSession();
  const first = draftOf(usePageLink(), ownLink, values, moment);
  const draft = typed === null ? first : { ...typed, page: first.page };
  const link = linkOf(draft);
  return (
    <DialogFrame title={t('title')} onClose={onClose} width="55rem">
      <DialogContent sx={{ pt: 2, pb: 3 }}>
        <Columns>
          <ResultPanel link={link} />
          <Stack spacing={0.5}>
            <Fields draft={draft} onChange={onDraft} />
            <AllLanguages
              link={link}
              isLocal={draft.isLocal}
              onLocal={(isLocal) => onDraft({ ...draft, isLocal })}
            />
          </Stack>
        </Columns>
      </DialogContent>
      <ShareActions url={link && urlOf(link)} />
    </DialogFrame>
  );
};
