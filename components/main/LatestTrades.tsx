import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { EvenRule, Frame, onLowerBorder } from '@/components/notice/Marks';
import { CardTitle } from '@/components/ui/CardTitle';
import { useLargePart } from './mainRun';
import { TradeRows } from './TradeRows';

/** A card with the latest trades. */
export const LatestTrades = () => {
  const t = useTranslations();
  const { state, profile, isJump } = useLargePart();
  return (
    <Card component="section" aria-labelledby="latest-trades-title">
      <Frame />
      <CardHeader title={<CardTitle id="latest-trades-title">{t('transaction')}</CardTitle>} />
      <CardContent>
        <TradeRows trades={state?.trades ?? null} profile={profile} isJump={isJump} />
      </CardContent>
      {profile && <EvenRule count={1} sx={onLowerBorder} />}
    </Card>
  );
};
