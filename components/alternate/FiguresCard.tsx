import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LabelledFigure } from '@/components/figures/LabelledFigure';
import { DetailsLink } from '@/components/dialogs/dialogButtons';
import { useSession, type Session } from '@/components/run/run';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { figureRoom, figureSize, mediumPage } from '@/components/theme/tokens';
import { useAlternateRun } from './alternateRun';
import { formatCount, formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';

/** The figure above, what belongs to it below: on one line, if the card is wide enough. */
const Grid = styled(CardContent)({
  [figureRoom]: 'calc(100cqi - 40px)',
  [figureSize]: '4rem',
  position: 'relative',
  display: 'grid',
  gridTemplate: '"total total" "rate count" "withdraw details" / auto minmax(0, 1fr)',
  alignItems: 'last baseline',
  gap: '0.5rem 1rem',
  [mediumPage]: {
    gridTemplate:
      '"total total total total total" "rate count details hint withdraw" / auto auto auto minmax(0, 1fr) auto',
    gap: '0.25rem 2rem',
  },
});

const WithdrawButton = styled(Button)({
  gridArea: 'withdraw',
  justifySelf: 'start',
  '&:not(:hover):not(:focus-visible) + *': { opacity: 0 },
});

const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  // Over the link to the details, where there is no room beside it. Does not make its line higher.
  position: 'absolute',
  right: 0,
  gridArea: 'details',
  zIndex: 1,
  alignSelf: 'center',
  padding: theme.spacing(0.5, 0),
  backgroundColor: theme.palette.background.paper,
  [mediumPage]: { gridColumn: 'rate / hint', alignSelf: 'end', paddingBottom: 9 },
  pointerEvents: 'none',
  textAlign: 'end',
  color: theme.palette.text.secondary,
  transition: 'opacity 180ms',
  '@media print': { display: 'none' },
}));

/** A button without a function, since there is no money to withdraw. The hint beside it says so. */
const Withdraw = () => {
  const t = useTranslations();
  const hintId = useId();
  return (
    <>
      <WithdrawButton
        variant="outlined"
        data-testid="withdraw"
        data-part="withdraw"
        aria-describedby={hintId}
      >
        {t('withdraw')}
      </WithdrawButton>
      <Hint id={hintId}>{t('alternate.withdrawHint')}</Hint>
    </>
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

const TradeCount = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const count = useAlternateRun(({ state }) => state.count);
  const figure =
    profile && count !== null ? { value: String(count), text: formatCount(count, profile) } : null;
  return <LabelledFigure label={t('trades')} testId="trade-count" part="count" figure={figure} />;
};

export const FiguresCard = () => {
  const t = useTranslations();
  return (
    <Card component="section" aria-labelledby="profit-title">
      <CardHeader
        title={t('profit')}
        slotProps={{ title: { component: 'h2', id: 'profit-title' } }}
      />
      <Grid>
        <div style={{ gridArea: 'total' }}>
          <TotalProfit />
        </div>
        <SuccessRate />
        <TradeCount />
        <Withdraw />
        <div style={{ gridArea: 'details', justifySelf: 'end' }}>
          <DetailsLink />
        </div>
      </Grid>
    </Card>
  );
};
