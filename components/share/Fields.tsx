'use client';

import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { linkLimits } from '@/lib/config/limits';
import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/numberFormats';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import { formatCount } from '@/lib/format/formatNumber';
import { localeNames, locales, type Locale } from '@/lib/i18n/locales';
import { AmountField } from './AmountField';
import { Choice } from './Choice';
import { readDraft, type Draft } from './draft';
import { Field } from './Field';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: theme.spacing(2),
  alignItems: 'start',
}));

const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  input: { width: 20, height: 20, accentColor: theme.palette.primary.main },
}));

const countries = Object.keys(countrySeparators) as Country[];
const currencies = Object.keys(currencyFormats) as Currency[];
const itself = <Value extends string>(value: Value) => ({ value, label: value });

type Props = { draft: Draft; onChange: (draft: Draft) => void };

/** Every parameter of a link as a field that checks itself. */
export const Fields = ({ draft, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  const profile = profileOf(draft.currency, draft.country);
  const { choices, nameChanged, invalid } = readDraft(draft);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const nameHint = nameChanged
    ? t('nameChanged', { name: choices.name ?? '–' })
    : t('nameHint', { max: linkLimits.name });
  return (
    <Grid>
      <Choice<View>
        label={t('view')}
        value={draft.view}
        options={[
          { value: 'main', label: t('viewMain') },
          { value: 'alternate', label: t('viewAlternate') },
        ]}
        onChange={(view) => set({ view })}
      />
      <Choice<Locale>
        label={t('language')}
        value={draft.locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={(locale) => set({ locale })}
      />
      <Field label={t('name')} hint={nameHint} invalid={nameChanged}>
        {(props) => (
          <input
            {...props}
            type="text"
            dir="auto"
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <AmountField
        value={draft.amount}
        invalid={invalid.amount}
        profile={profile}
        onChange={(amount) => set({ amount })}
      />
      <Field
        label={t('trades')}
        hint={t('tradesHint', {
          min: formatCount(0, profile),
          max: formatCount(linkLimits.trades, profile),
        })}
        invalid={invalid.trades}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={draft.trades}
            onChange={({ target }) => set({ trades: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('seed')}
        hint={t('seedHint', { max: linkLimits.seed })}
        invalid={invalid.seed}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.seed}
            onChange={({ target }) => set({ seed: target.value })}
          />
        )}
      </Field>
      <Choice<Country>
        label={t('country')}
        value={draft.country}
        options={countries.map(itself)}
        onChange={(country) => set({ country })}
      />
      <Choice<Currency>
        label={t('currency')}
        value={draft.currency}
        options={currencies.map(itself)}
        onChange={(currency) => set({ currency })}
      />
      <Check>
        <input
          type="checkbox"
          checked={draft.running}
          onChange={({ target }) => set({ running: target.checked })}
        />
        <span>{t('running')}</span>
      </Check>
    </Grid>
  );
};
