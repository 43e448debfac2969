import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChartCaption } from '@/components/charts/ChartCaption';
import { Plot } from '@/components/charts/Plot';
import { lineRange, percentDown, roundTicks } from '@/components/charts/scale';
import { StepArea } from '@/components/charts/StepArea';
import { useHighlight } from '@/components/charts/useHighlight';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { totalPlaces } from '@/lib/config/views';
import { pluralArguments, formatMoney } from '@/lib/format/formatNumber';
import { latestTotals } from '@/lib/simulation/mainEngine';
import { useMainRun } from './mainRun';
import { ProfitPopUp } from './ProfitPopUp';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const minSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const minSlots = 4;

/** Shares the last rows of the profit card, in which the number of trades stands. */
const Root = styled('div')(({ theme }) => ({
  gridArea: '2 / 1 / -1 / -1',
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  alignItems: 'inherit',
  '& > h3': {
    ...theme.typography.h3,
    gridColumn: '1 / -1',
    margin: 'clamp(12px, 2.5dvh, 28px) 0 2px',
  },
  '& > p': {
    ...theme.typography.body2,
    // Without a text, it has no baseline.
    alignSelf: 'start',
    minHeight: 'var(--caption)',
    margin: 0,
    color: theme.palette.text.secondary,
  },
  '& > div': {
    gridColumn: '1 / -1',
    alignSelf: 'stretch',
    marginTop: 'clamp(12px, 2dvh, 16px)',
  },
}));

/** The part of the profit card with the step chart of the latest totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const session = useSession();
  const state = useMainRun((snapshot) => snapshot.state);
  const isIdle = useMainRun((snapshot) => snapshot.isIdle);
  const startingTrades = session?.values.trades ?? 0;
  const totals = useMemo(
    () => (state ? latestTotals(state, startingTrades) : []),
    [state, startingTrades],
  );
  const count = totals.length;
  const ticks = count > 0 ? roundTicks(...lineRange(totals, minSpan)) : [];
  const series = state && {
    values: totals,
    first: state.count - count + 1,
    slots: Math.max(minSlots, count),
    ticks,
  };
  const [highlighted, highlight] = useHighlight(series);
  const money = (hundredths = 0) =>
    session ? formatMoney(hundredths, totalPlaces.main, session.profile) : '';
  const range = { first: money(totals[0]), last: money(totals.at(-1)) };
  return (
    <Root data-testid="last-campaign">
      <h3>{t('lastPerfomance')}</h3>
      <p>
        {count > 0 && (
          <ChartCaption highlighted={highlighted} format={money}>
            <Simulated>{t('charts.range', range)}</Simulated>
          </ChartCaption>
        )}
      </p>
      <Plot
        series={series}
        label={t('charts.totals', { ...pluralArguments(count), ...range })}
        formatTick={money}
        Drawing={StepArea}
        active={highlighted && highlighted.index}
        onActive={highlight}
        empty={isIdle === true ? t('charts.idle', { start: t('start') }) : t('charts.empty')}
      >
        <ProfitPopUp percentDown={percentDown(totals.at(-1) ?? 0, ticks)} />
      </Plot>
    </Root>
  );
};
