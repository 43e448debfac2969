import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export type FieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'size'> & {
  label: string;
  /** Which values are accepted; displayed as an error message if `error` is true. */
  hint: string;
  /** Displays the hint only as an error message, but always exposes it to screen readers. */
  isHintHidden?: boolean;
};

/** A text field with its label above and a hint below. */
export const Field = ({
  label,
  hint,
  isHintHidden = false,
  error = false,
  disabled = false,
  ...input
}: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <FormControl fullWidth size="small" error={error} disabled={disabled}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput id={id} aria-describedby={hintId} autoComplete="off" {...input} />
      {isHintHidden && !error ? (
        <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      ) : (
        <FormHelperText id={hintId} component="div" role={error ? 'alert' : undefined}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
