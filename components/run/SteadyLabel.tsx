import { styled } from '@mui/material/styles';

const Label = styled('span')({
  // As wide as the widest text, without a word that anyone reads or copies.
  '&::after': {
    content: 'attr(data-widest)',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
  },
});

/** One of the texts of a button, whose width is the same with each of them. */
export const SteadyLabel = ({ text, texts }: { text: string; texts: readonly string[] }) => (
  <Label data-widest={texts.join('\n')}>
    <span>{text}</span>
  </Label>
);
