import { styled } from '@mui/material/styles';

/** A part of a layout, with its styles in `sx`. Much of MUI's `Box` is for what is not needed here. */
export const Cell = styled('div')({});
