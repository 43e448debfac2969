import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';

const ChartBox = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  'h2, p': { margin: 0 },
  h2: theme.typography.h2,
  // Two lines, whatever it says: what is below must not move when it is known.
  p: { ...theme.typography.body2, minHeight: '2.8em', color: theme.palette.text.secondary },
  svg: { marginTop: 'auto' },
}));

type Props = { testId: string; title: string; note: string; children: ReactNode };

/** A chart under its title, with a sentence. */
export const ChartCard = ({ testId, title, note, children }: Props) => (
  <ChartBox data-testid={testId}>
    <div>
      <h2>{title}</h2>
      <p>{note}</p>
    </div>
    {children}
  </ChartBox>
);
