import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { useIsStill } from '@/components/run/runContext';
import { useDeferredRun } from './mainRun';
import { TradeRows } from './TradeRows';

/** A card with the latest trades. */
export const LatestTrades = () => {
  const t = useTranslations();
  const { state, profile, isJump } = useDeferredRun();
  const isStill = useIsStill();
  return (
    <Card component="section" aria-labelledby="latest-trades-title">
      <CardHeader
        title={t('transaction')}
        slotProps={{ title: { component: 'h2', id: 'latest-trades-title' } }}
      />
      <CardContent>
        <TradeRows
          trades={state?.trades ?? null}
          profile={profile}
          // At high speeds, rows do not slide; only their contents change.
          isJump={isJump || isStill}
        />
      </CardContent>
    </Card>
  );
};
