import { styled } from '@mui/material/styles';

/** A section with a thin border and no shadow. */
export const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(3),
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '@media print': { breakInside: 'avoid' },
}));
