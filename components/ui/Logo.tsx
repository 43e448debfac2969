import { brand } from '@/lib/config/brand';
import { logoDataUrl } from './logoSvg';
import { styled } from '@mui/material/styles';

const Brand = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
}));

/** The product's name beside its logo. */
export const Logo = () => (
  <Brand translate="no">
    <img src={logoDataUrl(false)} alt="" width={28} height={28} />
    <span>{brand.name}</span>
  </Brand>
);
