import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * All options lie in one cell. Those that are not shown have no text that anyone reads or copies.
 */
const Root = styled('span')({
  display: 'inline-grid',
  alignItems: 'center',
  '& > *': {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
  },
  '& > [data-text]': { visibility: 'hidden' },
  // Icons have air of their own.
  '& svg': { marginLeft: -4 },
  '& > [data-marked=true]::before': { content: '""', width: 'calc(1.25rem - 4px)' },
  '& > [data-text]::after': { content: 'attr(data-text)' },
});

type Option = {
  readonly text: string;
  /** An icon before the text. */
  readonly mark?: ReactNode;
};

type Props = { shown: number; options: readonly Option[] };

/** One of the labels of a button, whose width is the same with each of them. */
export const SteadyLabel = ({ shown, options }: Props) => (
  <Root>
    {options.map(({ text, mark }, index) =>
      index === shown ? (
        <span key={index}>
          {mark}
          <span>{text}</span>
        </span>
      ) : (
        <span key={index} aria-hidden="true" data-text={text} data-marked={mark !== undefined} />
      ),
    )}
  </Root>
);
