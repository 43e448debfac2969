import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { NumericFormat } from 'react-number-format';
import { useHints } from '@/components/link/useHints';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
import {
  isRejected,
  profileOfDraft,
  typedTextOf,
  withText,
  type Draft,
  type TypedParameter,
} from '@/lib/share/draft';

/** What the alternate view shows if a field is empty. */
const alternatePlaceholders: Partial<Record<TypedParameter, string>> = {
  name: namePlaceholder,
  trades: String(alternateStartingTrades),
};

type Props = { name: TypedParameter; draft: Draft; onChange: (draft: Draft) => void };

/** A field for a typed parameter. Numbers are grouped in the number format of the draft. */
export const TextParameter = ({ name, draft, onChange }: Props) => {
  const t = useTranslations();
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const isInvalid = isRejected(draft, name);
  const placeholders = draft.link.view === 'alternate' ? alternatePlaceholders : {};
  const props = {
    name,
    label: t(`parameters.${name}`),
    placeholder: placeholders[name] ?? t('share.random'),
    value: typedTextOf(draft, name),
    error: isInvalid,
    helperText: isInvalid ? hints[name] : undefined,
    autoComplete: 'off',
    slotProps: { htmlInput: { spellCheck: false } },
  };
  const change = (text: string) => onChange(withText(draft, name, text));
  return name === 'name' || name === 'seed' ? (
    <TextField {...props} onChange={({ target }) => change(target.value)} />
  ) : (
    <NumericFormat
      {...props}
      customInput={TextField}
      valueIsNumericString
      thousandSeparator={profile.thousand}
      decimalSeparator={profile.decimal}
      decimalScale={name === 'amount' ? 2 : 0}
      allowNegative={name === 'amount'}
      // Not `decimal` for the amount: the keyboard of iPhones has no minus then.
      inputMode={name === 'trades' ? 'numeric' : 'text'}
      // Without an event, the field was only written in another format.
      onValueChange={({ value }, { event }) => event && change(value)}
    />
  );
};
