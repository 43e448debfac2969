import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Pair = styled('div')(({ theme }) => ({
  h3: { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  // Of a fixed height: while it counts, only this is laid out again.
  p: {
    margin: 0,
    whiteSpace: 'nowrap',
    ...theme.typography.h1,
    height: '1.2em',
    contain: 'size layout',
  },
}));

type Props = {
  /** Tells the figure from others of the page. */
  name: 'trades' | 'rate';
  label: string;
  children: ReactNode;
};

/** A figure below its label. */
export const LabelledFigure = ({ name, label, children }: Props) => (
  <Pair data-figure={name}>
    <h3>{label}</h3>
    <p>{children}</p>
  </Pair>
);
