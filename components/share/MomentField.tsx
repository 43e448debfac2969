import { useState } from 'react';
import { useView } from '@/components/run/runContext';
import { linkLimits } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { Moment } from '@/lib/simulation/store';
import { Check } from '@/components/ui/Check';
import { draftAt, excludedBy, type Draft, type MomentChoices } from './linkDraft';

type Props = {
  draft: Draft;
  /** The moment that was displayed when the dialog opened. */
  moment: Moment | null;
  onChange: (draft: Draft) => void;
};

/** A checkbox that makes the link open at the moment on screen. */
export const MomentField = ({ draft, moment, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  const tHint = useLoadedTranslations('hints');
  const view = useView();
  const [before, setBefore] = useState<Partial<MomentChoices>>({});
  // The moment on screen exists only in this view.
  if (moment === null || draft.link.view !== view) return null;
  const { since, running, t: time, rounds, paused } = draft.link.values;
  const isTooLate = moment.t > linkLimits.t * 1_000;
  const isChecked =
    !isTooLate && time === moment.t && rounds === moment.rounds && excludedBy(draft, 't') === null;
  return (
    <Check
      label={t('moment')}
      hint={isTooLate ? tHint('week') : null}
      disabled={isTooLate}
      checked={isChecked}
      onChange={() => {
        if (isChecked) {
          onChange(draftAt(draft, before));
        } else {
          setBefore({ since, running, t: time, rounds, paused });
          onChange(draftAt(draft, moment));
        }
      }}
    />
  );
};
