import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCountUpTime, useSession } from '@/components/run/runContext';
import { Rule } from '@/components/notice/Marks';
import { Rosette } from '@/components/notice/Rosette';
import { CardTitle } from '@/components/ui/CardTitle';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { totalPlaces } from '@/lib/config/views';
import { useRun } from './alternateRun';
import { SuccessRate } from './SuccessRate';
import { Withdraw } from './Withdraw';

const Strip = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 3) },
}));

/** The breakpoints are container queries in rem, so that large text gets enough space. */
const Container = styled('div')({ container: 'figures / inline-size' });

/** The figures on one baseline where they fit beside each other; else the total above the others. */
const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginBottom: theme.spacing(1),
  figure: { width: '6rem', justifySelf: 'end' },
  '@container figures (min-width: 17rem)': {
    // The rate, which is five characters long, stays within its column.
    gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 1fr) 6rem',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
  // The others are below the total.
  hr: { gridColumn: '1 / -1' },
  '@container figures (min-width: 41rem)': {
    hr: { display: 'none' },
    gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 5.5rem 6rem',
    gap: theme.spacing(3),
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
  '@container figures (min-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 8rem 9rem 7.5rem',
    gap: theme.spacing(5),
    figure: { width: '7.5rem' },
    // The space below the total's digits, less that below the others.
    '& > div:not(:first-of-type) p': { marginBottom: '0.5rem' },
  },
}));

/** The three figures, the rosette of the run's seed, and Withdraw. */
export const FiguresStrip = () => {
  const t = useTranslations();
  const session = useSession();
  const profile = session?.profile ?? null;
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const duration = useCountUpTime();
  return (
    <Strip aria-labelledby="profit-label" data-specimen="">
      <CardTitle>
        <h2 id="profit-label">{t('profit')}</h2>
      </CardTitle>
      <Rule />
      <Container>
        <Figures>
          <TotalProfit
            total={total}
            places={totalPlaces.alternate}
            size="clamp(2.75rem, 5vw, 4.5rem)"
            profile={profile}
            duration={duration}
          />
          <Rule />
          <SuccessRate />
          <TradeCount count={count} profile={profile} duration={duration} />
          <Rosette seed={session?.values.seed ?? null} />
        </Figures>
      </Container>
      <Rule />
      <Withdraw />
    </Strip>
  );
};
