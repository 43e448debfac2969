import { styled } from '@mui/material/styles';

/** The note, and the button beside it, or above it where there is no space. Reserves two lines. */
export const NoteLine = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: '2.8em',
  // The note and the reading share a cell, so that neither moves what is below.
  p: {
    flex: '1 1 8rem',
    display: 'grid',
    minWidth: 0,
    margin: 0,
    color: theme.palette.text.secondary,
    '& > *': { gridArea: '1 / 1' },
  },
}));
