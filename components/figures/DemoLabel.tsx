import Typography from '@mui/material/Typography';

/** Marks text that may come with the link. Text of its own, so that it is copied as well. */
export const DemoLabel = () => (
  <Typography
    variant="caption"
    component="span"
    translate="no"
    sx={{ display: 'block', color: 'text.secondary' }}
  >
    Demo
  </Typography>
);
