import { styled } from '@/components/styles/styled';
import { useTranslations } from 'next-intl';
import { Rule } from '@/components/notice/Marks';
import { Card } from '@/components/ui/Card';
import { CardTitle } from '@/components/ui/CardTitle';
import { wideScreen } from '@/components/ui/theme/wideScreen';
import { useLargePart } from './mainRun';
import { TradeRows } from './TradeRows';

const ListCard = styled(Card)({
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
      <CardTitle>
        <h2 id="latest-trades-title">{useTranslations()('transaction')}</h2>
      </CardTitle>
      <TradeRows trades={state?.trades ?? null} profile={profile} isJump={isJump} />
      <Rule />
    </ListCard>
  );
};
