import { styled } from '@/components/styles/styled';
import { useTranslations } from 'next-intl';
import { rule } from '@/components/notice/Marks';
import { Card } from '@/components/ui/Card';
import { CardTitle } from '@/components/ui/CardTitle';
import { wideScreen } from '@/components/ui/theme/wideScreen';
import { useLargePart } from './mainRun';
import { TradeRows } from './TradeRows';

const ListCard = styled(
  Card,
  'ListCard',
)({
  display: 'flex',
  flexDirection: 'column',
  // With an even number of rows, the last line is a rule anyway.
  '& > hr': { display: 'none', [wideScreen]: { display: 'block' } },
});

/** A card with the latest trades. */
export const LatestTrades = () => {
  const { state, profile, isJump } = useLargePart();
  return (
    <ListCard aria-labelledby="latest-trades-title">
      <CardTitle id="latest-trades-title" title={useTranslations()('transaction')} />
      <TradeRows trades={state?.trades ?? null} profile={profile} isJump={isJump} />
      {rule}
    </ListCard>
  );
};
