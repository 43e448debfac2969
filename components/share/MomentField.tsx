import { useState } from 'react';
import { useView } from '@/components/run/runContext';
import { linkLimits } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { ParameterTexts } from '@/lib/parameters/parameters';
import type { Moment } from '@/lib/simulation/store';
import { Check } from '@/components/ui/Check';
import { draftAt, excludedBy, type Draft } from './linkDraft';

type Props = {
  draft: Draft;
  /** The moment that was displayed when the dialog opened. */
  moment: Moment | null;
  onChange: (draft: Draft) => void;
};

/** A link that opens before Start. */
const noMoment = { since: null, running: null, t: null, rounds: null, paused: null };

/** A checkbox that makes the link open at the moment on screen. */
export const MomentField = ({ draft, moment, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  const tHint = useLoadedTranslations('hints');
  const view = useView();
  const [before, setBefore] = useState<Partial<ParameterTexts>>(noMoment);
  // The other view has no such moment.
  if (moment === null || draft.view !== view) return null;
  const { since, running, t: time, rounds, paused } = draft.texts;
  const isTooLate = moment.t > linkLimits.t * 1_000;
  const there = draftAt(draft, moment);
  const isChecked =
    !isTooLate &&
    time === there.texts.t &&
    rounds === there.texts.rounds &&
    excludedBy(draft, 't') === null;
  return (
    <Check
      label={t('moment')}
      hint={isTooLate ? tHint('week') : null}
      disabled={isTooLate}
      checked={isChecked}
      onChange={() => {
        if (isChecked) {
          onChange({ ...draft, texts: { ...draft.texts, ...before } });
        } else {
          setBefore({ since, running, t: time, rounds, paused });
          onChange(there);
        }
      }}
    />
  );
};
