import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { rule } from '@/components/notice/Marks';
import { CardTitle } from '@/components/ui/CardTitle';
import { useLargePart } from './mainRun';
import { TradeRows } from './TradeRows';

const Content = styled(CardContent)(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  // With an even number of rows, the last line is a rule anyway.
  '& > hr': { display: 'none', [theme.breakpoints.up('xl')]: { display: 'block' } },
}));

/** A card with the latest trades. */
export const LatestTrades = () => {
  const { state, profile, isJump } = useLargePart();
  return (
    <Card
      component="section"
      aria-labelledby="latest-trades-title"
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <CardHeader
        title={<CardTitle id="latest-trades-title" title={useTranslations()('transaction')} />}
      />
      <Content>
        <TradeRows trades={state?.trades ?? null} profile={profile} isJump={isJump} />
        {rule}
      </Content>
    </Card>
  );
};
