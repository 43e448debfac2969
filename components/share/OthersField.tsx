import { Field } from '@/components/ui/Field';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { ownOthers, type Draft } from './linkDraft';

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** Parameters that the page keeps in its links without using them. */
export const OthersField = ({ draft, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  const own = ownOthers(draft);
  return (
    <Field
      label={t('others')}
      hint={own.length === 0 ? t('othersHint') : t('othersOwn', { names: own.join(', ') })}
      error={own.length > 0}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      value={draft.link.others}
      onChange={({ target }) =>
        onChange({ ...draft, link: { ...draft.link, others: target.value } })
      }
    />
  );
};
