import { styled } from '@mui/material/styles';

const Label = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

/**
 * Marks text that came with the link; the same word in every language. What separates it from that text is
 * text too, so that it is copied with it.
 */
export const DemoLabel = () => (
  <>
    <Label translate="no">Demo</Label>
    {/* Spaces that do not break, so that a long name begins in this line. */}
    <span>{'\u00a0·\u00a0'}</span>
  </>
);
