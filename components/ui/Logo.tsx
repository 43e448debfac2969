import Box from '@mui/material/Box';
import { brand } from '@/lib/config/brand';
import { logoDataUrl } from './logoSvg';

/** The product's name beside its logo. */
export const Logo = () => (
  <Box
    translate="no"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', minHeight: 44 }}
  >
    <img src={logoDataUrl(false)} alt="" width={28} height={28} />
    <span>{brand.name}</span>
  </Box>
);
