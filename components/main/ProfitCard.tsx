import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { useSession } from '@/components/run/runContext';
import { totalPlaces } from '@/lib/config/views';
import { LastProfit } from './LastProfit';
import { useRun } from './mainRun';
import { PeriodSelect, type Period } from './PeriodSelect';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(2),
  // Two lines of a label on a phone: another period must not move what is below.
  minHeight: '3.25rem',
  // Large text, or a wider font where ours has not come, breaks the label and not the page.
  h2: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', ...theme.typography.h2 },
}));

/** Room for a million trades: while they count up, the link beside them must not move. */
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(9.5rem, 60%), 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(1),
}));

/** The large figure, with its period, its last growth, the number of trades, and the way to more. */
export const ProfitCard = () => {
  const t = useTranslations();
  const [period, setPeriod] = useState<Period>('today');
  const profile = useSession()?.profile ?? null;
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const instant = useRun(({ paused, late }) => paused || late) ?? false;
  return (
    <Card aria-labelledby="profit-label">
      <Head>
        <h2 id="profit-label" data-testid="profit-label">
          {t('figures.label', { period: t(period) })}
        </h2>
        <PeriodSelect value={period} onChange={setPeriod} />
      </Head>
      <TotalProfit
        total={total}
        places={totalPlaces.main}
        size="clamp(2.75rem, 7vw, 5.5rem)"
        profile={profile}
        instant={instant}
      />
      <LastProfit />
      <Foot>
        <TradeCount count={count} profile={profile} instant={instant} />
        <DetailsButton />
      </Foot>
    </Card>
  );
};
