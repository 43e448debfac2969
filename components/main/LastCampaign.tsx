import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { lineRange, roundTicks } from '@/components/charts/scale';
import { StepArea } from '@/components/charts/StepArea';
import { useChart } from '@/components/charts/useChart';
import { useSession } from '@/components/run/run';
import { lowWindow, lowerWindow, phones } from '@/components/theme/tokens';
import { totalPlaces } from '@/lib/config/views';
import { pluralArguments, formatMoney } from '@/lib/format/formatNumber';
import { latestTotals } from '@/lib/simulation/mainEngine';
import { useMainRun } from './mainRun';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const minSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const minSlots = 4;

const Root = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column' });

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  [phones]: { flex: '1 0 100%' },
}));

/** Keeps its line before there is a range. */
const RangeText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.125rem',
  margin: 0,
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: '1.75rem',
  marginTop: 20,
  [phones]: { marginTop: 16 },
  [lowWindow]: { marginTop: 12 },
});

const PlotArea = styled('div')({
  flex: 1,
  display: 'flex',
  minHeight: '6.5rem',
  marginTop: 16,
  [lowWindow]: { minHeight: '5.5rem' },
  [lowerWindow]: { marginTop: 12 },
  [phones]: { flex: 'none', minHeight: '9rem' },
});

/** The part of the profit card with the step chart of the latest totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const session = useSession();
  const state = useMainRun((snapshot) => snapshot.state);
  const startingTrades = session?.values.trades ?? 0;
  const totals = useMemo(
    () => (state ? latestTotals(state, startingTrades) : []),
    [state, startingTrades],
  );
  const count = totals.length;
  const money = (hundredths = 0) =>
    session ? formatMoney(hundredths, totalPlaces.main, session.profile) : '';
  const range = { first: money(totals[0]), last: money(totals.at(-1)) };
  const { plot, caption } = useChart({
    series: state && {
      values: totals,
      first: state.count - count + 1,
      slots: Math.max(minSlots, count),
      ticks: count > 0 ? roundTicks(...lineRange(totals, minSpan)) : [],
    },
    label: t('charts.totals', { ...pluralArguments(count), ...range }),
    caption: count > 0 ? t('charts.range', range) : '',
    format: money,
    formatTick: money,
    Drawing: StepArea,
  });
  return (
    <Root data-testid="last-campaign">
      <Head>
        <Title>{t('lastPerfomance')}</Title>
        <RangeText>{caption}</RangeText>
      </Head>
      <PlotArea>{plot}</PlotArea>
    </Root>
  );
};
