import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { NumericFormat } from 'react-number-format';
import { useHints } from '@/components/link/useHints';
import {
  isRejected,
  profileOfDraft,
  textOf,
  withText,
  type Draft,
  type TypedParameter,
} from '@/lib/share/draft';
import { Field } from './Field';

type Props = {
  name: TypedParameter;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What the page shows if the field is empty. */
  placeholder?: string | undefined;
};

/** A field for a typed parameter. Numbers are grouped in the number format of the draft. */
export const TextParameter = ({ name, draft, onChange, placeholder }: Props) => {
  const t = useTranslations();
  const id = useId();
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const isInvalid = isRejected(draft, name);
  const props = {
    id,
    name,
    placeholder: placeholder ?? t('share.random'),
    value: textOf(draft, name),
    error: isInvalid,
    helperText: isInvalid ? hints[name] : undefined,
    autoComplete: 'off',
    slotProps: { htmlInput: { spellCheck: false } },
  };
  const change = (text: string) => onChange(withText(draft, name, text));
  return (
    <Field id={id} label={t(`parameters.${name}`)} error={isInvalid}>
      {name === 'name' || name === 'seed' ? (
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
      )}
    </Field>
  );
};
