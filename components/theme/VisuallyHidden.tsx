import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers only, which is not copied with the text around it. */
export const VisuallyHidden = styled('span')({
  ...visuallyHidden,
  WebkitUserSelect: 'none',
  userSelect: 'none',
});
