import Typography from '@mui/material/Typography';

/** Marks text that may come from the link. The label is text, so that it is copied too. */
export const DemoLabel = () => (
  <Typography variant="caption" component="div" color="textSecondary" translate="no">
    Demo
  </Typography>
);
