import Typography from '@mui/material/Typography';

/** Marks text that may come from the link. The label is text, so that it is copied too. */
export const DemoLabel = () => (
  <Typography
    variant="caption"
    component="small"
    color="textSecondary"
    translate="no"
    sx={{ display: 'block' }}
  >
    Demo
  </Typography>
);
