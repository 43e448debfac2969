import { styled } from '@mui/material/styles';

export const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Each additional font size delays the first paint.
  font: 'inherit',
  whiteSpace: 'nowrap',
} as const;

/** Read by screen readers, but not visible. */
export const VisuallyHidden = styled('span')(hiddenStyle);
