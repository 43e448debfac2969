'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
// Its other build: of one module that both need, all of it would be in the first load, 5 kB more.
import { NumericFormat } from 'react-number-format/dist/react-number-format.cjs.js';
import { linkLimits } from '@/lib/config/limits';
import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/numberFormats';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { localeNames, locales, type Locale } from '@/lib/i18n/locales';
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
  const t = useTranslations('share');
  const profile = profileOf(draft.currency, draft.country);
  const { choices, nameChanged, wrong } = readDraft(draft);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const nameHint = nameChanged ? t('nameChanged', { name: choices.name ?? '–' }) : t('nameHint');
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
      <Field label={t('name')} hint={nameHint} wrong={nameChanged}>
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
      <Field
        label={t('amount')}
        hint={t('amountHint', {
          min: formatMoney(-linkLimits.amount * 100, 0, profile),
          max: formatMoney(linkLimits.amount * 100, 0, profile),
        })}
        wrong={wrong.amount}
      >
        {(props) => (
          <NumericFormat
            {...props}
            autoComplete="off"
            inputMode="decimal"
            value={draft.amount}
            valueIsNumericString
            thousandSeparator={profile.thousand}
            decimalSeparator={profile.decimal}
            prefix={profile.prefix}
            suffix={profile.suffix}
            allowNegative={profile.negatives}
            decimalScale={2}
            onValueChange={({ value }, { event }) => {
              // Without an event it was the number format that changed, not the number.
              if (event) set({ amount: value });
            }}
          />
        )}
      </Field>
      <Field
        label={t('trades')}
        hint={t('tradesHint', {
          min: formatCount(0, profile),
          max: formatCount(linkLimits.trades, profile),
        })}
        wrong={wrong.trades}
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
      <Field label={t('seed')} hint={t('seedHint')} wrong={wrong.seed}>
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
        {t('running')}
      </Check>
    </Grid>
  );
};
