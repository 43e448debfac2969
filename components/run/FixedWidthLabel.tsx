import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The labels are an invisible text, a line each, which nobody reads or copies. */
const Root = styled('span')({
  display: 'grid',
  '&::before': {
    content: 'attr(data-labels)',
    height: 0,
    visibility: 'hidden',
    whiteSpace: 'pre-line',
  },
  '& > *': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
  // Icons have air of their own.
  '& svg': { margin: '0 4px 0 -4px' },
  '&:has(svg)::before': { paddingLeft: 20 },
});

type Props = { labels: readonly string[]; icon?: ReactNode; children: string };

/** The label of a button, as wide as the widest of its labels. */
export const FixedWidthLabel = ({ labels, icon, children }: Props) => (
  // A new element with each label, so that nothing moves.
  <Root key={children} data-labels={labels.join('\n')}>
    <span>
      {icon}
      <span>{children}</span>
    </span>
  </Root>
);
