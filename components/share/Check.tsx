import { styled } from '@mui/material/styles';

/** The label of a checkbox, around both. */
export const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  input: { flex: 'none', width: 20, height: 20, accentColor: theme.palette.primary.main },
}));
