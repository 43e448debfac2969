import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { useHints } from '@/components/link/useHints';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
import { hasMergeTag } from '@/lib/parameters/link';
import { parameters } from '@/lib/parameters/parameters';
import { profileOfDraft, refusalOf, typedTextOf } from '@/lib/share/draft';
import { withText, writtenTextOf, type Draft, type TypedParameter } from '@/lib/share/draft';

/** The values that the alternate view shows if a field is empty. */
const alternatePlaceholders: Partial<Record<TypedParameter, string>> = {
  name: namePlaceholder,
  trades: String(alternateStartingTrades),
};

type Props = {
  name: TypedParameter;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** A field for a typed parameter. Shows the value read, or, after editing, why it refuses it. */
export const TextParameter = ({ name, draft, onChange }: Props) => {
  const t = useTranslations();
  const [isEdited, setIsEdited] = useState(false);
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const refusal = refusalOf(draft, name);
  const placeholders = {
    ...(draft.link.view === 'alternate' && alternatePlaceholders),
    t: writtenTextOf(draft, 't'),
  };
  const reason = refusal === 'notAccepted' ? hints[name] : refusal && t(`share.${refusal}`);
  const reading = () => {
    const { [name]: value } = draft.link.values;
    if (value === null || name === 'seed') return undefined;
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
      helperText={refusal === null ? reading() : !isEdited && reason}
      autoComplete="off"
      slotProps={{
        // Not `decimal` for the amount: the keyboard of iPhones has no minus then.
        htmlInput: { spellCheck: false, inputMode: name === 'trades' ? 'numeric' : 'text' },
      }}
      onChange={({ target }) => {
        setIsEdited(true);
        onChange(withText(draft, name, target.value));
      }}
      onBlur={() => setIsEdited(false)}
    />
  );
};
