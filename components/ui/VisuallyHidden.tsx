import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Read by screen readers, but not visible. */
export const VisuallyHidden = styled('span')(visuallyHidden);
