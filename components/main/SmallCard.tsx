import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CardTitle } from '@/components/theme/CardTitle';
import { lowWindow, lowerWindow, mediumPage, phones } from '@/components/theme/tokens';
import type { Part } from '@/lib/config/lesson';

/** Side by side, two cards share the rows of their titles and of their plots. */
const Content = styled('div')({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: '15.5rem',
  padding: 20,
  [phones]: { padding: 16 },
  [mediumPage]: { display: 'grid', gridTemplateRows: 'subgrid', minHeight: 0, padding: 20 },
  [lowWindow]: { [mediumPage]: { paddingBlock: 16 } },
  [lowerWindow]: { [mediumPage]: { rowGap: 12 } },
  // The page is no grid.
  '@media print': { [mediumPage]: { display: 'flex', minHeight: '15.5rem' } },
});

const Top = styled('div')<{ isFaint: boolean }>(({ theme: { palette }, isFaint }) => ({
  color: isFaint ? palette.text.secondary : undefined,
  [mediumPage]: { minHeight: '3rem' },
}));

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  color: theme.palette.text.secondary,
}));

type Props = {
  title: string;
  caption?: ReactNode;
  testId: string;
  /** The name by which the lesson outlines the card. */
  part?: Part;
  /** The card is an empty placeholder: it has no surface, and its title is faint. */
  isEmpty?: boolean;
  /** The plot of the card. */
  children: ReactNode;
};

/** A card below the profit: a title, a caption, and a plot. */
export const SmallCard = ({ title, caption, testId, part, isEmpty = false, children }: Props) => (
  <Card
    component="section"
    data-testid={testId}
    data-part={part}
    style={isEmpty ? { background: 'none', boxShadow: 'none' } : undefined}
  >
    <Content>
      <Top isFaint={isEmpty}>
        <CardTitle>{title}</CardTitle>
        {caption && <Caption>{caption}</Caption>}
      </Top>
      {children}
    </Content>
  </Card>
);
