import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** Fields side by side, as long as both have room. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(15ch, 40%), 100%), 1fr))',
  columnGap: 16,
});

/** The label and the field are rows of the grid, so that fields are in line below long labels. */
const FieldRoot = styled(FormControl)({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
  paddingBottom: 12,
}) as typeof FormControl;

type FieldProps = { id: string; label: string; error?: boolean; children: ReactNode };

export const Field = ({ id, label, error = false, children }: FieldProps) => (
  <FieldRoot error={error}>
    <FormLabel htmlFor={id}>{label}</FormLabel>
    {children}
  </FieldRoot>
);

export const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <FormControl component="fieldset" fullWidth>
    <FormLabel
      component="legend"
      sx={{ mb: 1.25, color: 'text.primary', typography: 'body2', fontWeight: 600 }}
    >
      {legend}
    </FormLabel>
    {children}
  </FormControl>
);

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

export const Select = ({ name, label, value, options, onChange }: SelectProps) => {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <TextField
        select
        id={id}
        name={name}
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
    </Field>
  );
};

type CheckProps = Omit<CheckboxProps, 'onChange'> & {
  label: string;
  /** Why the checkbox is disabled, or what it does. */
  hint?: string | false;
  onChange: (isOn: boolean) => void;
};

export const Check = ({ label, hint = false, onChange, ...props }: CheckProps) => {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            {...props}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': hint ? hintId : undefined } }}
          />
        }
      />
      {hint && (
        <FormHelperText id={hintId} sx={{ m: '-4px 0 4px', pl: '31px' }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
};
