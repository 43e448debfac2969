import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Stamp } from '@/components/notice/Marks';

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minWidth: 0,
}));

/** The height of a title beside a control, or of two lines. */
export const headHeight = '3.25rem';

type Props = { id?: string; 'data-testid'?: string; title: string };

/** The title of a card that shows figures, and the stamp after it. Other properties are the heading's. */
export const CardTitle = memo(function CardTitle({ title, ...props }: Props) {
  return (
    <Title>
      {/* With large text, or a wider fallback font, it wraps instead of overflowing. */}
      <Typography
        variant="h3"
        component="h2"
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        {...props}
      >
        {title}
      </Typography>
      <Stamp />
    </Title>
  );
});
