import Typography from '@mui/material/Typography';

/**
 * Marks text that came with the link, with the same word in every language. The separator is text
 * rather than a margin, so that it is copied as well.
 */
export const DemoLabel = () => (
  <Typography variant="body2" component="span" color="textSecondary" translate="no">
    <b>Demo</b>
    {'\u00a0·\u00a0'}
  </Typography>
);
