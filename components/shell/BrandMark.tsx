'use client';

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand } from '@/lib/config/brand';

const Sign = styled('svg')(({ theme }) => ({
  rect: { fill: theme.palette.notice.main },
  path: { fill: 'none', stroke: theme.palette.notice.contrastText },
}));

/** The product's name beside its sign: a broken line that rises, since nothing in it is real. */
export const BrandMark = () => (
  <Box
    translate="no"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', minHeight: 44 }}
  >
    <Sign width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M6 23l7-8 5 4 8-10" strokeWidth="3" strokeDasharray="4.5 2" />
    </Sign>
    {brand.name}
  </Box>
);
