import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { NumericFormat } from 'react-number-format';
import { useHints } from '@/components/link/useHints';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
import { hasMergeTag } from '@/lib/parameters/link';
import { parameters } from '@/lib/parameters/parameters';
import { profileOfDraft, refusalOf, typedTextOf } from '@/lib/share/draft';
import { withText, writtenTextOf, type Draft, type TypedParameter } from '@/lib/share/draft';

export type DraftProps = { draft: Draft; onChange: (draft: Draft) => void };

/** A field for a typed parameter, with the value read or the accepted values below it. */
export const TextParameter = ({ name, draft, onChange }: DraftProps & { name: TypedParameter }) => {
  const t = useTranslations();
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const refusal = refusalOf(draft, name);
  const isAlternate = draft.link.view === 'alternate';
  const placeholders: Partial<Record<TypedParameter, string>> = {
    t: writtenTextOf(draft, 't'),
    ...(isAlternate && { name: namePlaceholder, trades: String(alternateStartingTrades) }),
  };
  const helperText = () => {
    if (refusal !== null) return refusal === 'notAccepted' ? hints[name] : t(`share.${refusal}`);
    const { [name]: value } = draft.link.values;
    if (value === null || name === 'seed') return ' ';
    if (name === 'name') return t(`share.${hasMergeTag(draft.link) ? 'mergeTag' : 'nameInMenu'}`);
    const { thousand, decimal, prefix, suffix } = profile;
    return (
      <NumericFormat
        displayType="text"
        value={parameters[name].write(Number(value))}
        valueIsNumericString
        thousandSeparator={name !== 't' && thousand}
        decimalSeparator={decimal}
        {...(name === 'amount' && { prefix, suffix })}
        renderText={(text) => `= ${text.replace('-', '\u2212')}`}
      />
    );
  };
  return (
    <TextField
      name={name}
      label={t(name === 't' ? 'share.seconds' : `parameters.${name}`)}
      placeholder={placeholders[name] ?? t('share.random')}
      value={typedTextOf(draft, name)}
      error={refusal !== null}
      helperText={helperText()}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          spellCheck: false,
          // Not `decimal` for the amount: the keyboard of iPhones has no minus then.
          inputMode: name === 'trades' ? 'numeric' : 'text',
          // Seeds are case-sensitive.
          ...(name === 'seed' && { autoCapitalize: 'none', autoCorrect: 'off' }),
        },
      }}
      onChange={({ target }) => onChange(withText(draft, name, target.value))}
    />
  );
};
