import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { ruleLine } from '@/components/notice/Marks';
import { fieldStyle, selectStyle } from './fieldStyle';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  minWidth: 0,
  // Around the amount and its limits.
  '&[data-amount]': {
    position: 'relative',
    '&::before': { ...ruleLine, position: 'absolute', inset: 'auto 0 100%' },
    '&::after': ruleLine,
  },
  label: { fontWeight: 600 },
  input: {
    ...fieldStyle(theme),
    width: '100%',
    // Also if the focus is on the button in a field for date and time.
    '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  select: { ...selectStyle(theme), width: '100%' },
  '[aria-invalid="true"]': { borderColor: theme.palette.error.main, borderWidth: 2 },
  small: {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
  ':disabled': { color: theme.palette.text.secondary, backgroundColor: 'transparent' },
  '&[data-invalid="true"] small': { color: theme.palette.error.main, fontWeight: 600 },
}));

/** Attributes that associate a control with its label and its hint. */
type ControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
};

type Props = {
  label: string;
  /** Which values are accepted, in plain words. */
  hint?: string;
  invalid?: boolean;
  isMoney?: boolean;
  children: (props: ControlProps) => ReactNode;
};

/** A control with label and hint; the hint is shown as an error when the value is invalid. */
export const Field = ({ label, hint, invalid = false, isMoney = false, children }: Props) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const described = hint === undefined ? {} : { 'aria-describedby': hintId };
  return (
    <Box data-invalid={invalid} data-amount={isMoney ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': invalid, ...described })}
      {hint !== undefined && (
        <small id={hintId} role={invalid ? 'alert' : undefined}>
          {hint}
        </small>
      )}
    </Box>
  );
};
