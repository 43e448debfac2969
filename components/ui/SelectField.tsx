import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
};

/** A native select with its label above. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) => {
  const id = useId();
  return (
    <FormControl fullWidth size="small">
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput />}
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
      </NativeSelect>
    </FormControl>
  );
};
