import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lowerWindow, lowestWindow, mediumPage, phones } from '@/components/theme/tokens';

/** Side by side, two cards share the rows of their titles and of their plots. */
const Root = styled(Card)({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: '15.5rem',
  padding: 20,
  [phones]: { padding: 16 },
  [mediumPage]: { display: 'grid', gridTemplateRows: 'subgrid', minHeight: 0, padding: 20 },
  [lowerWindow]: { [mediumPage]: { paddingBlock: 16 } },
  [lowestWindow]: { [mediumPage]: { rowGap: 12 } },
}) as typeof Card;

const Top = styled('div')({ [mediumPage]: { minHeight: '3rem' } });

type Props = {
  title: string;
  caption?: ReactNode;
  testId: string;
  part?: string;
  /** The place is free: the card has no surface, and its title is faint. */
  isFree?: boolean;
  /** The plot of the card. */
  children: ReactNode;
};

/** A card below the profit: a title, a caption, and a plot. */
export const SmallCard = ({ title, caption, testId, part, isFree = false, children }: Props) => (
  <Root
    component="section"
    data-testid={testId}
    data-part={part}
    sx={isFree ? { background: 'none', boxShadow: 'none' } : undefined}
  >
    <Top>
      <Typography
        variant="h3"
        component="h2"
        sx={{
          py: 0.5,
          textWrap: 'pretty',
          ...(isFree && { color: 'text.secondary', fontWeight: 500 }),
        }}
      >
        {title}
      </Typography>
      {caption && (
        <Typography variant="body2" sx={{ mt: '2px', color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
    </Top>
    {children}
  </Root>
);
