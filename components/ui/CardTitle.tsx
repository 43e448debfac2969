import { styled } from '@mui/material/styles';
import { memo, type JSX } from 'react';
import { Stamp } from '@/components/notice/Marks';

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minWidth: 0,
  // With large text, or a wider fallback font, the title wraps instead of overflowing.
  h2: { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h3 },
}));

/** The height of a title beside a control, or of two lines. */
export const headHeight = '3.25rem';

type Props = JSX.IntrinsicElements['h2'] & { title: string };

/** The title of a part that shows figures, and the stamp after it. Other properties are the heading's. */
export const CardTitle = memo(function CardTitle({ title, ...props }: Props) {
  return (
    <Title>
      <h2 {...props}>{title}</h2>
      <Stamp />
    </Title>
  );
});
