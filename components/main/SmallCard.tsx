import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardPadding, cardPaddingBlock, lowerWindow, mediumPage } from '@/components/theme/tokens';
import type { Part } from '@/lib/config/lesson';

/** Side by side, two cards share the rows of their titles and of their plots. */
const Content = styled('div')(({ theme: { palette, typography } }) => ({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: '16.75rem',
  padding: `var(${cardPaddingBlock}) var(${cardPadding})`,
  [mediumPage]: { display: 'grid', gridTemplateRows: 'subgrid', minHeight: 0 },
  [lowerWindow]: { [mediumPage]: { rowGap: 12 } },
  // The page is no grid.
  '@media print': { [mediumPage]: { display: 'flex', minHeight: '16.75rem' } },
  // Room for two lines of the caption, or three of the title.
  '& > header': { minHeight: '4.25rem' },
  '& h2': { ...typography.h3, margin: 0, padding: '4px 0', textWrap: 'pretty' },
  '& p': { ...typography.body2, margin: '2px 0 0', color: palette.text.secondary },
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
    sx={isEmpty ? { background: 'none', boxShadow: 'none', color: 'text.secondary' } : undefined}
  >
    <Content>
      <header>
        <h2>{title}</h2>
        {caption && <p>{caption}</p>}
      </header>
      {children}
    </Content>
  </Card>
);
