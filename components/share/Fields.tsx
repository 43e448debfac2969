import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { hasLocale, useTranslations } from 'next-intl';
import { NumericFormat } from 'react-number-format';
import { useHints } from '@/components/link/useHints';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import {
  isRefused,
  profileOfDraft,
  textOf,
  withChoices,
  withLocale,
  withText,
  type Draft,
  type TypedParameter,
} from '@/lib/share/draft';

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

const Select = ({ name, label, value, options, onChange }: SelectProps) => (
  <TextField
    select
    name={name}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true } }}
  >
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </TextField>
);

const pairs = (table: object) => Object.keys(table).map((key) => [key, key] as const);

type TextProps = {
  name: TypedParameter;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What the page shows if the field is empty. */
  placeholder?: string | undefined;
};

/** A field for a typed parameter. Numbers are grouped in the number format of the draft. */
const TextParameter = ({ name, draft, onChange, placeholder }: TextProps) => {
  const t = useTranslations();
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const isWrong = isRefused(draft, name);
  const props = {
    name,
    label: t(`parameters.${name}`),
    placeholder: placeholder ?? t('share.random'),
    value: textOf(draft, name),
    error: isWrong,
    helperText: isWrong ? hints[name] : undefined,
    autoComplete: 'off',
    slotProps: { htmlInput: { spellCheck: false } },
  };
  const change = (text: string) => onChange(withText(draft, name, text));
  if (name === 'name' || name === 'seed') {
    return <TextField {...props} onChange={({ target }) => change(target.value)} />;
  }
  return (
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

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Whether the link opens at the moment on screen. */
  hasMoment: boolean;
  /** Whether the link can open at the moment on screen. */
  canHaveMoment: boolean;
};

export const Fields = ({ draft, onChange, hasMoment, canHaveMoment }: Props) => {
  const t = useTranslations();
  const { view, locale, values } = draft.link;
  const isAlternate = view === 'alternate';
  return (
    <Stack spacing={2}>
      <Select
        name="language"
        label={t('share.language')}
        value={locale}
        options={locales.map((each) => [each, languages[each].name])}
        onChange={(value) => hasLocale(locales, value) && onChange(withLocale(draft, value))}
      />
      <Select
        name="view"
        label={t('share.view')}
        value={view}
        options={[
          ['main', t('share.viewMain')],
          ['alternate', t('share.viewAlternate')],
        ]}
        onChange={(value) => {
          const chosen = value === 'alternate' ? 'alternate' : 'main';
          onChange({ ...draft, link: { ...draft.link, view: chosen } });
        }}
      />
      <TextParameter
        name="name"
        draft={draft}
        onChange={onChange}
        placeholder={isAlternate ? namePlaceholder : undefined}
      />
      <TextParameter name="amount" draft={draft} onChange={onChange} />
      <TextParameter
        name="trades"
        draft={draft}
        onChange={onChange}
        placeholder={isAlternate ? String(alternateStartingTrades) : undefined}
      />
      <Select
        name="currency"
        label={t('parameters.currency')}
        value={values.currency ?? ''}
        options={pairs(currencyFormats)}
        onChange={(value) => onChange(withChoices(draft, { currency: parseCurrency(value) }))}
      />
      <Select
        name="country"
        label={t('parameters.country')}
        value={values.country ?? ''}
        options={pairs(countrySeparators)}
        onChange={(value) => onChange(withChoices(draft, { country: parseCountry(value) }))}
      />
      <TextParameter name="seed" draft={draft} onChange={onChange} />
      <Stack sx={{ alignItems: 'start' }}>
        {!isAlternate && (
          <FormControlLabel
            label={t('parameters.running')}
            control={
              <Checkbox
                name="running"
                // At a moment, the run has started.
                checked={hasMoment || values.running === true}
                disabled={hasMoment}
                onChange={(_, isOn) => onChange(withChoices(draft, { running: isOn }))}
              />
            }
          />
        )}
        <FormControlLabel
          label={t('share.moment')}
          control={
            <Checkbox
              name="moment"
              checked={hasMoment}
              disabled={!canHaveMoment}
              onChange={(_, isOn) => onChange({ ...draft, hasMoment: isOn })}
            />
          }
        />
      </Stack>
    </Stack>
  );
};
