'use client';

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DemoLabel } from '@/components/display/DemoLabel';

/** The name of the link, always under the word Demo: a link must not be able to vouch for itself. */
export const DisplayName = ({ name }: { name: string | null }) => (
  <Box sx={{ minWidth: 0 }}>
    <DemoLabel />
    <Typography sx={{ overflowWrap: 'anywhere', overflow: 'hidden' }}>
      <bdi data-testid="display-name">{name ?? '–'}</bdi>
    </Typography>
  </Box>
);
