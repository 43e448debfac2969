import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Guilloche } from '@/components/notice/Guilloche';
import { useSession } from '@/components/run/runContext';

const Placeholder = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  borderStyle: 'dashed',
  background: 'none',
  color: theme.palette.text.secondary,
  textAlign: 'center',
  svg: { position: 'absolute', width: 320, stroke: theme.palette.primary.main, opacity: 0.1 },
})) as typeof Card;

/** A permanent placeholder, over the lines of the run's rosette. */
export const Statistics = () => (
  <Placeholder component="section" data-testid="statistics">
    <Guilloche seed={useSession()?.values.seed ?? null} />
    <Typography component="span">{useTranslations()('statistics')}</Typography>
  </Placeholder>
);
