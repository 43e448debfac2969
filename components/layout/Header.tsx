import { styled } from '@mui/material/styles';

/** The width of the header and of the page below it. */
export const pageWidth = { width: '100%', maxWidth: 1600, margin: '0 auto' };

export const Header = styled('header')(({ theme }) => ({
  ...pageWidth,
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
