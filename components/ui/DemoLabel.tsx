import { styled } from '@mui/material/styles';

const Label = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

/**
 * Marks text that came with the link, with the same word in every language. The separator is text
 * rather than a margin, so that it is copied as well.
 */
export const DemoLabel = () => (
  <>
    <Label translate="no">Demo</Label>
    {/* No-break spaces, so that a long name begins on the same line. */}
    <span>{'\u00a0·\u00a0'}</span>
  </>
);
