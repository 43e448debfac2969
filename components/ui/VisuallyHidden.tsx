import { styled } from '@/components/styles/styled';

/** Read by screen readers, but not visible. */
export const VisuallyHidden = styled(
  'span',
  'VisuallyHidden',
)({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
