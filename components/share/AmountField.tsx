'use client';

import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
// Its other build: of one module that both need, all of it would be in the first load, 5 kB more.
import { NumericFormat } from 'react-number-format/dist/react-number-format.cjs.js';
import { linkLimits } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney } from '@/lib/format/formatNumber';
import { Field } from './Field';

type Props = {
  /** A plain decimal, or what is being typed of one. */
  value: string;
  invalid: boolean;
  /** How it is written while it is typed. */
  profile: NumberProfile;
  onChange: (value: string) => void;
};

/** The starting profit, typed in the link's own number format. */
export const AmountField = ({ value, invalid, profile, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  return (
    <Field
      label={t('amount')}
      hint={t('amountHint', {
        min: formatMoney(-linkLimits.amount * 100, 0, profile),
        max: formatMoney(linkLimits.amount * 100, 0, profile),
      })}
      invalid={invalid}
    >
      {(props) => (
        <NumericFormat
          {...props}
          autoComplete="off"
          inputMode="decimal"
          value={value}
          valueIsNumericString
          thousandSeparator={profile.thousand}
          decimalSeparator={profile.decimal}
          prefix={profile.prefix}
          suffix={profile.suffix}
          allowNegative={profile.negatives}
          decimalScale={2}
          onValueChange={({ value: typed }, { event }) => {
            // Without an event it was the number format that changed, not the number.
            if (event) onChange(typed);
          }}
        />
      )}
    </Field>
  );
};
