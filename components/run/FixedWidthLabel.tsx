import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** All labels, a line each, are an invisible text, which is not read out or copied. */
const Root = styled('span')({
  display: 'grid',
  '&::before': {
    content: 'attr(data-labels)',
    height: 0,
    visibility: 'hidden',
    whiteSpace: 'pre-line',
  },
  '& > *': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
  // The image of an icon contains empty space.
  '& svg': { margin: '0 4px 0 -4px' },
  '&:has(svg)::before': { paddingLeft: 20 },
});

type Props = { labels: readonly string[]; icon?: ReactNode; children: string };

/** The label of a button, as wide as the widest of its labels. */
export const FixedWidthLabel = ({ labels, icon, children }: Props) => (
  // A new element for each label, so that none shifts.
  <Root key={children} data-labels={labels.join('\n')}>
    <span>
      {icon}
      <span>{children}</span>
    </span>
  </Root>
);
