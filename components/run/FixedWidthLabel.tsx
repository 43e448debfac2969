import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** All labels lie in one cell. Those that are not shown have no text that anyone reads or copies. */
const Root = styled('span')({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center' },
  '& > [data-text]': { visibility: 'hidden' },
  '& > [data-text]::after': { content: 'attr(data-text)' },
  // Icons have air of their own.
  '& svg': { margin: '0 4px 0 -4px' },
  '&:has(svg) > [data-text]': { paddingLeft: 20 },
});

/** `icon` is beside the label shown. */
type Props = { labels: readonly string[]; shown: number; icon?: ReactNode };

/** One of the labels of a button, as wide as the widest of them. */
export const FixedWidthLabel = ({ labels, shown, icon }: Props) => (
  <Root>
    {labels.map((text, index) =>
      index === shown ? (
        <span key={index}>
          {icon}
          <span>{text}</span>
        </span>
      ) : (
        <span key={index} data-text={text} />
      ),
    )}
  </Root>
);
