import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Cell = styled('span')({ display: 'inline-grid', alignItems: 'center' });

type OptionProps = { gap: number; isShown: boolean };

/** An option that is not shown reserves its width, without text that anyone reads or copies. */
const Option = styled('span')<OptionProps>(({ gap, isShown }) => ({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap,
  visibility: isShown ? undefined : 'hidden',
  '&[data-text]::after': { content: 'attr(data-text)' },
}));

export type LabelOption = {
  readonly text: string;
  /** What stands before the text, and the space between them in pixels. */
  readonly mark?: ReactNode;
  readonly gap?: number;
};

/** One of the labels of a button, whose width is the same with each of them. */
export const SteadyLabel = ({
  shown,
  options,
}: {
  shown: number;
  options: readonly LabelOption[];
}) => (
  <Cell>
    {options.map(({ text, mark, gap = 0 }, index) => (
      <Option
        key={index}
        gap={gap}
        isShown={index === shown}
        {...(index !== shown && { 'aria-hidden': true, 'data-text': text })}
      >
        {mark}
        {index === shown && <span>{text}</span>}
      </Option>
    ))}
  </Cell>
);
