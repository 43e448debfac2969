import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Read aloud, not seen. */
export const VisuallyHidden = styled('span')(visuallyHidden);
