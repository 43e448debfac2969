import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useHints } from '@/components/layout/useHints';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { views } from '@/lib/config/views';
import { isLocale, locales, nameOfLocale } from '@/lib/i18n/locales';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import {
  isRefused,
  profileOfDraft,
  textOf,
  withChoices,
  withLocale,
  withText,
  type Draft,
  type TextField as Name,
} from '@/lib/share/draft';

type SelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </TextField>
);

const pairs = (table: object) => Object.keys(table).map((key) => [key, key] as const);

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Whether the link opens at the moment on screen. */
  hasMoment: boolean;
  /** `null` if the run was not started, so that there is no moment. */
  onMoment: ((hasMoment: boolean) => void) | null;
};

export const Fields = ({ draft, onChange, hasMoment, onMoment }: Props) => {
  const t = useTranslations();
  const { view, locale, values } = draft.link;
  const profile = profileOfDraft(draft);
  const hints = useHints(profile);
  const text = (name: Name, isNumber = false) => {
    const isWrong = isRefused(draft, name);
    return (
      <TextField
        size="small"
        label={t(`parameters.${name}`)}
        placeholder={t('share.random')}
        value={textOf(draft, name)}
        error={isWrong}
        helperText={isWrong ? hints[name] : undefined}
        onChange={({ target }) => onChange(withText(draft, name, target.value))}
        autoComplete="off"
        slotProps={{
          htmlInput: { spellCheck: false, inputMode: isNumber ? 'decimal' : undefined },
          inputLabel: { shrink: true },
        }}
      />
    );
  };
  return (
    <Stack spacing={2}>
      <Select
        label={t('share.language')}
        value={locale}
        options={locales.map((each) => [each, nameOfLocale(each)])}
        onChange={(value) => {
          if (isLocale(value)) onChange(withLocale(draft, value));
        }}
      />
      <Select
        label={t('share.view')}
        value={view}
        options={[
          ['main', t('share.viewMain')],
          ['alternate', t('share.viewAlternate')],
        ]}
        onChange={(value) => {
          const chosen = views.find((each) => each === value) ?? view;
          onChange({ ...draft, link: { ...draft.link, view: chosen } });
        }}
      />
      {text('name')}
      {text('amount', true)}
      {text('trades', true)}
      <Select
        label={t('parameters.currency')}
        value={values.currency ?? ''}
        options={pairs(currencyFormats)}
        onChange={(value) => onChange(withChoices(draft, { currency: parseCurrency(value) }))}
      />
      <Select
        label={t('parameters.country')}
        value={values.country ?? ''}
        options={pairs(countrySeparators)}
        onChange={(value) => onChange(withChoices(draft, { country: parseCountry(value) }))}
      />
      {text('seed')}
      <div>
        {view === 'main' && (
          <FormControlLabel
            label={t('parameters.running')}
            control={
              <Checkbox
                checked={values.running ?? false}
                onChange={(_, isOn) => onChange(withChoices(draft, { running: isOn }))}
              />
            }
          />
        )}
        <FormControlLabel
          label={t('share.moment')}
          control={
            <Checkbox
              checked={hasMoment}
              disabled={onMoment === null}
              onChange={(_, isOn) => onMoment?.(isOn)}
            />
          }
        />
      </div>
    </Stack>
  );
};
