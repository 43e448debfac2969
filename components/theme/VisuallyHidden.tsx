import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** For screen readers only: not even copied with what is around it. */
export const VisuallyHidden = styled('span')({
  ...visuallyHidden,
  WebkitUserSelect: 'none',
  userSelect: 'none',
});
