import { useState } from 'react';
import { useRunActions, useView } from '@/components/run/runContext';
import { linkLimits } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { Check } from './Check';
import { draftAt, type Draft } from './linkDraft';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** A checkbox that makes the link open at the moment that was displayed when the dialog opened. */
export const MomentField = ({ draft, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  const tHint = useLoadedTranslations('hints');
  const view = useView();
  const { getMoment } = useRunActions();
  const [moment] = useState(getMoment);
  const [before, setBefore] = useState(draft.texts);
  // The other view has no such moment.
  if (moment === null || draft.view !== view) return null;
  const isTooLate = moment.t > linkLimits.t * 1_000;
  const there = draftAt(draft, moment);
  const { since, t: time, rounds, paused, running } = before;
  return (
    <Check>
      <input
        type="checkbox"
        disabled={isTooLate}
        checked={
          !isTooLate && there.texts.t === draft.texts.t && there.texts.rounds === draft.texts.rounds
        }
        onChange={({ target }) => {
          if (target.checked) {
            setBefore(draft.texts);
            onChange(there);
          } else {
            onChange({
              ...draft,
              texts: { ...draft.texts, since, t: time, rounds, paused, running },
            });
          }
        }}
      />
      <span>
        {t('moment')}
        {isTooLate && <small>{` ${tHint('week')}`}</small>}
      </span>
    </Check>
  );
};
