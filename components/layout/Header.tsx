import { styled } from '@mui/material/styles';

/** The top bar of a view. */
export const Header = styled('header')(({ theme }) => ({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 60,
  padding: theme.spacing(1.5, 3, 0),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
  '@media print': { display: 'none' },
}));
