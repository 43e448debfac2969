'use client';

import Box from '@mui/material/Box';
import { brand } from '@/lib/config/brand';
import { signAddress } from './logoSvg';

/** The product's name beside its sign. */
export const BrandMark = () => (
  <Box
    translate="no"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', minHeight: 44 }}
  >
    <img src={signAddress(false)} alt="" width={28} height={28} />
    <span>{brand.name}</span>
  </Box>
);
