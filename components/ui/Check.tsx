import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

type Props = CheckboxProps & {
  label: string;
  /** Why the checkbox is disabled, or what is wrong. */
  hint?: string | null;
  isInvalid?: boolean;
};

/** A checkbox with its label. */
export const Check = ({ label, hint = null, isInvalid = false, ...checkbox }: Props) => (
  <FormControlLabel
    // Large text on a small screen has words that are wider than the dialog.
    slotProps={{ typography: { sx: { hyphens: 'auto', overflowWrap: 'anywhere' } } }}
    control={<Checkbox {...checkbox} slotProps={{ input: { 'aria-invalid': isInvalid } }} />}
    label={
      <>
        <span>{label}</span>
        {hint !== null && (
          <FormHelperText component="span" error={isInvalid} role={isInvalid ? 'alert' : undefined}>
            {` ${hint}`}
          </FormHelperText>
        )}
      </>
    }
  />
);
