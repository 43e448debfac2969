// Use the CommonJS build: sharing the ES module would add 5 kB to the first load.
import { NumericFormat } from 'react-number-format/dist/react-number-format.cjs.js';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { Field } from './Field';

type Props = {
  label: string;
  hint: string;
  /** A plain decimal; incomplete while it is being typed. */
  value: string;
  invalid: boolean;
  /** The number format of the input. */
  profile: NumberProfile;
  onChange: (value: string) => void;
};

/** The starting profit, typed in the number format of the link. */
export const AmountField = ({ label, hint, value, invalid, profile, onChange }: Props) => (
  <Field label={label} hint={hint} invalid={invalid}>
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
          // Without an event, only the number format has changed, not the number.
          if (event) onChange(typed);
        }}
      />
    )}
  </Field>
);
