import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** A text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
