import { Field } from './Field';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
};

/** A select with its label. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) => (
  <Field label={label}>
    {(props) => (
      <select
        {...props}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
