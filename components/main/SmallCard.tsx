import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type { ReactNode } from 'react';
import type { Part } from '@/lib/config/lesson';

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
    {/* Room for two lines of the caption, or three of the title. */}
    <CardHeader
      title={title}
      subheader={caption}
      sx={{ alignItems: 'start', minHeight: 'calc(var(--padding-block) + 4.25rem)' }}
    />
    <CardContent
      sx={{ minHeight: 'calc(8px + var(--small-plot) + var(--padding-block))', pt: '8px' }}
    >
      {children}
    </CardContent>
  </Card>
);
