import { styled } from '@mui/material/styles';

/** All labels lie in one cell. Those that are not shown have no text that anyone reads or copies. */
const Root = styled('span')({
  display: 'inline-grid',
  'svg + &': { marginLeft: 4 },
  '& > *': { gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center' },
  '& > [data-text]': { visibility: 'hidden' },
  '& > [data-text]::after': { content: 'attr(data-text)' },
});

type Props = { labels: readonly string[]; shown: number };

/** One of the labels of a button, as wide as the widest of them. */
export const FixedWidthLabel = ({ labels, shown }: Props) => (
  <Root>
    {labels.map((text, index) =>
      index === shown ? <span key={index}>{text}</span> : <span key={index} data-text={text} />,
    )}
  </Root>
);
