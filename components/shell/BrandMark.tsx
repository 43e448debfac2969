'use client';

import Box from '@mui/material/Box';
import { brand } from '@/lib/config/brand';

const { ground, ink, line } = brand.sign;

/** The product's name beside its sign: a broken line, since nothing in it is real. */
export const BrandMark = () => (
  <Box
    translate="no"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', minHeight: 44 }}
  >
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={ground} />
      <path d={line} fill="none" stroke={ink} strokeWidth="3" strokeDasharray="4.5 2" />
    </svg>
    {brand.name}
  </Box>
);
