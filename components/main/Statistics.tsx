import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/Card';

const Placeholder = styled(Card)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  borderStyle: 'dashed',
  background: 'none',
  color: theme.palette.text.secondary,
  textAlign: 'center',
}));

/** A permanent placeholder. */
export const Statistics = () => (
  <Placeholder data-testid="statistics">{useTranslations()('statistics')}</Placeholder>
);
