import { styled } from '@mui/material/styles';

/** The heading of a card, as high as what stands beside it. */
export const CardTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: '4px 0',
  textWrap: 'pretty',
}));
