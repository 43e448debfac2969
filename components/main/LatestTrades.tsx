import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { rule } from '@/components/notice/Marks';
import { Card } from '@/components/ui/Card';
import { CardTitle } from '@/components/ui/CardTitle';
import { useLargePart } from './mainRun';
import { TradeRows } from './TradeRows';

const ListCard = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // With an even number of rows, the last line is a rule anyway.
  '& > hr': { display: 'none', [theme.breakpoints.up('xl')]: { display: 'block' } },
}));

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
