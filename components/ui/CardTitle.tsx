import Typography, { type TypographyProps } from '@mui/material/Typography';
import { memo } from 'react';

/** The title of a card. With large text, or a wider fallback font, it wraps instead of overflowing. */
export const CardTitle = memo(function CardTitle(props: TypographyProps) {
  return <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }} {...props} />;
});
