import Typography from '@mui/material/Typography';

/** Marks text that may come with the link. The separator is text, so that it is copied as well. */
export const DemoLabel = () => (
  <Typography variant="body2" component="span" color="textSecondary" translate="no">
    <b>Demo</b>
    {'\u00a0·\u00a0'}
  </Typography>
);
