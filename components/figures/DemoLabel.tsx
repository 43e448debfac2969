import Typography from '@mui/material/Typography';

/** Marks text that may come with the link. Text of its own, so that it is copied as well. */
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
