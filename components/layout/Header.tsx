import { styled } from '@mui/material/styles';

/** The top bar of a view, as wide as its page. */
export const Header = styled('header')(({ theme }) => ({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: 60,
  maxWidth: theme.palette.mode === 'dark' ? 1280 : 2304,
  margin: '0 auto',
  padding: theme.spacing(1.5, 3, 0),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
  '@media print': { display: 'none' },
}));
