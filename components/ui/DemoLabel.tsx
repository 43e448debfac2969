import { styled } from '@mui/material/styles';

const Label = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.palette.text.secondary,
  '&::after': { content: '" · "', fontWeight: 400, whiteSpace: 'pre' },
}));

/** Marks text that came with the link; the same word in every language. */
export const DemoLabel = () => <Label translate="no">Demo</Label>;
