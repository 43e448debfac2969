import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Guilloche } from '@/components/notice/Guilloche';
import { Card } from '@/components/ui/Card';
import { useSession } from '@/components/run/runContext';

const Placeholder = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  overflow: 'hidden',
  borderStyle: 'dashed',
  background: 'none',
  color: theme.palette.text.secondary,
  textAlign: 'center',
  svg: { position: 'absolute', width: 320, stroke: theme.palette.primary.main, opacity: 0.1 },
}));

/** A permanent placeholder, over the lines of the run's rosette. */
export const Statistics = () => (
  <Placeholder data-testid="statistics">
    <Guilloche seed={useSession()?.values.seed ?? null} />
    <span>{useTranslations()('statistics')}</span>
  </Placeholder>
);
