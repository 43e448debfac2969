import { styled } from '@mui/material/styles';

const Label = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
}));

/** Marks text that may come with the link. Text of its own, so that it is copied as well. */
export const DemoLabel = () => <Label translate="no">Demo</Label>;
