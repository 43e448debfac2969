import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Stamp } from '@/components/figures/Stamp';
import { LabelledFigure } from '@/components/figures/LabelledFigure';
import { DetailsLink } from '@/components/dialogs/openers';
import { useSession, type Session } from '@/components/run/run';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { TradeCount } from '@/components/figures/TradeCount';
import { formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';

/**
 * A button without a function, since there is no money to withdraw. The hint says so, below the
 * button, in the padding of the card, so that it covers nothing.
 */
const Withdraw = () => {
  const t = useTranslations();
  const hintId = useId();
  return (
    <Box
      sx={{
        position: 'relative',
        alignSelf: 'end',
        displayPrint: 'none',
        '& > button:not(:hover, :focus-visible) + *': { opacity: 0 },
      }}
    >
      <Button
        variant="outlined"
        data-testid="withdraw"
        data-part="withdraw"
        aria-describedby={hintId}
      >
        {t('withdraw')}
      </Button>
      <Typography
        id={hintId}
        variant="body2"
        component="span"
        color="textSecondary"
        sx={{
          position: 'absolute',
          top: '100%',
          left: 0,
          width: 'max-content',
          pointerEvents: 'none',
          transition: 'opacity 180ms',
        }}
      >
        {t('alternate.withdrawHint')}
      </Typography>
    </Box>
  );
};

const SuccessRate = () => {
  const t = useTranslations();
  const session = useSession();
  const figureOf = ({ values, profile }: Session) => {
    const rate = successRateOf(values.seed);
    return { value: (rate / 10).toFixed(1), text: formatPercent(rate, profile) };
  };
  return (
    <LabelledFigure
      label={t('successRate')}
      testId="success-rate"
      part="rate"
      figure={session && figureOf(session)}
    />
  );
};

export const FiguresCard = () => {
  const t = useTranslations();
  return (
    <Card component="section" aria-labelledby="profit-title">
      <CardHeader
        title={t('profit')}
        slotProps={{ title: { component: 'h2', id: 'profit-title' } }}
        action={<Stamp />}
      />
      <CardContent
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 2 }}
      >
        <Box sx={{ flex: '1 0 min(100%, 20rem)' }}>
          <TotalProfit />
        </Box>
        <Withdraw />
        <SuccessRate />
        <TradeCount />
        <DetailsLink />
      </CardContent>
    </Card>
  );
};
