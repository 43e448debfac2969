import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import type { ReactNode } from 'react';

type Props = CardProps<'section', { caption?: ReactNode }>;

/** A card below the profit: a title, a caption, and, as its children, a plot. */
export const SmallCard = ({ title, caption, children, ...card }: Props) => (
  <Card {...card} component="section">
    {/* Room for two lines of the caption, or three of the title. */}
    <CardHeader
      title={title}
      subheader={caption}
      sx={{ alignItems: 'start', minHeight: 'calc(var(--padding-block) + 4.25rem)' }}
    />
    <CardContent
      sx={{ minHeight: 'calc(12px + var(--small-plot) + var(--padding-block))', pt: '12px' }}
    >
      {children}
    </CardContent>
  </Card>
);
