import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';

const ChartBox = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  'h2, p': { margin: 0 },
  h2: theme.typography.h2,
  // Reserves two lines, so that content below does not move when the text is known.
  p: { ...theme.typography.body2, minHeight: '2.8em', color: theme.palette.text.secondary },
  svg: { marginTop: 'auto' },
}));

type Props = { testId: string; title: string; note: string; children: ReactNode };

/** A card with a title, a sentence and a chart. */
export const ChartCard = ({ testId, title, note, children }: Props) => (
  <ChartBox data-testid={testId}>
    <div>
      <h2>{title}</h2>
      <p>{note}</p>
    </div>
    {children}
  </ChartBox>
);
