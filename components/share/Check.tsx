import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

type Props = Omit<CheckboxProps, 'onChange'> & {
  label: string;
  /** Why the checkbox is disabled, or what it does. */
  hint?: string | false;
  onChange: (isOn: boolean) => void;
};

export const Check = ({ label, hint = false, onChange, ...props }: Props) => {
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
