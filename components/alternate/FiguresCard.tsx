import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useIsRead, useSession } from '@/components/run/run';
import { phones } from '@/components/theme/structure';
import { formatCount, formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';

type FigureProps = { label: string; testId: string; value: string; text: string };

const Figure = ({ label, testId, value, text }: FigureProps) => (
  <Stack sx={{ minWidth: '4.5rem', textAlign: { sm: 'right' } }}>
    <Typography variant="caption" component="div" color="textSecondary">
      {label}
    </Typography>
    <Typography variant="h1" component="data" data-testid={testId} value={value}>
      {text}
    </Typography>
  </Stack>
);

/** On phones, the actions are below the figures. */
const areas = {
  display: 'grid',
  gridTemplate: '"header actions" minmax(3.75rem, auto) "figures figures" auto / 1fr auto',
  [phones]: {
    gridTemplate: '"header" auto "figures" minmax(11.375rem, auto) "actions" auto / minmax(0, 1fr)',
  },
};

const actions = {
  gridArea: 'actions',
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  p: { xs: '0 var(--padding) var(--padding)', sm: 'var(--padding) var(--padding) 0' },
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
};

export const FiguresCard = () => {
  const t = useTranslations();
  const { values, profile } = useSession();
  const isRead = useIsRead();
  const hint = t('alternate.withdrawHint');
  const count = useAlternateRun(({ state }) => state.count);
  const rate = isRead ? successRateOf(values.seed) : null;
  return (
    <Card component="section" aria-labelledby="profit-title" data-part="figures" sx={areas}>
      <CardHeader
        title={t('profit')}
        slotProps={{ title: { id: 'profit-title', variant: 'body1', color: 'textSecondary' } }}
      />
      <CardActions className="screen-only" disableSpacing sx={actions}>
        <DetailsLink />
        {/* Does nothing, since there is no money. */}
        <Button data-testid="withdraw" title={hint} aria-description={hint}>
          {t('withdraw')}
        </Button>
      </CardActions>
      <CardContent
        sx={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          // The total stays where it is while the HTML of the other figures is parsed.
          alignContent: 'flex-start',
          justifyContent: 'space-between',
          gap: '1rem 2.5rem',
          gridArea: 'figures',
        }}
      >
        <TotalProfit />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5 }}>
          <Figure
            label={t('successRate')}
            testId="success-rate"
            value={rate === null ? '' : (rate / 10).toFixed(1)}
            text={formatPercent(rate, profile)}
          />
          <Figure
            label={t('trades')}
            testId="trade-count"
            value={String(count ?? '')}
            text={formatCount(count, profile)}
          />
        </Stack>
      </CardContent>
    </Card>
  );
};
