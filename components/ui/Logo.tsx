import { brand } from '@/lib/config/brand';
import { logoDataUrl } from './logoSvg';
import { styled } from '@/components/styles/styled';

const Brand = styled(
  'div',
  'Brand',
)(({ theme }) => ({
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
