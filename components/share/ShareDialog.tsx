import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/Lazy';
import { usePageLink } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import { draftOf, linkOf, type Draft } from '@/lib/share/draft';
import { AllLanguages } from './AllLanguages';
import { BuiltLink } from './BuiltLink';
import { Fields } from './Fields';

type Props = DialogProps & {
  /** The draft when the dialog was last closed; `null` at first. */
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
};

export const ShareDialog = ({ draft: typed, onDraft, onClose }: Props) => {
  const t = useTranslations('share');
  const { link: ownLink, values, run } = useSession();
  const [moment] = useState(run.getMoment);
  const first = draftOf(usePageLink(), ownLink, values, moment);
  const draft = typed === null ? first : { ...typed, page: first.page };
  const field = { draft, onChange: onDraft };
  return (
    <DialogFrame title={t('title')} onClose={onClose} width="60rem">
      <DialogContent>
        {/* The link is first, or on the right of the fields if both have room. */}
        <Stack direction="row-reverse" sx={{ flexWrap: 'wrap', alignItems: 'start', gap: 3 }}>
          <BuiltLink link={linkOf(draft)} />
          <Stack sx={{ flex: '999 1 20rem', minWidth: 0 }}>
            <Fields {...field} />
            <AllLanguages {...field} />
          </Stack>
        </Stack>
      </DialogContent>
    </DialogFrame>
  );
};
