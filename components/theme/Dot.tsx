import { styled } from '@mui/material/styles';

/** The dot before a state: filled, or hollow, so that colour is never the only cue. */
export const Dot = styled('span')<{ isHollow: boolean }>(({ theme, isHollow }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  marginRight: 8,
  border: isHollow ? '2px solid' : `4px solid ${theme.palette.primary.main}`,
  borderRadius: '50%',
}));
