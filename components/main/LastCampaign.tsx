import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Chart } from '@/components/charts/Chart';
import { lineRange, percentDown, roundTicks } from '@/components/charts/scale';
import { StepArea } from '@/components/charts/StepArea';
import { Lazy } from '@/components/dialogs/Lazy';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney, pluralArguments } from '@/lib/format/formatNumber';
import { latestTotals, settledAt } from '@/lib/simulation/mainEngine';
import { useMainRun } from './mainRun';
import { ProfitPopUp } from './ProfitPopUp';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const minSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const minSlots = 4;

/** The time line appears from this number of steps. */
const minSteps = 2;

/** On phones, two lines for the sentences of a paused run, so that nothing moves. */
const caption = { '--caption': { xs: '2lh', sm: '1lh' } };

const loadRewind = async () => (await import('./Rewind')).Rewind;

/** The part of the profit card with the step chart of the latest totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const { values, profile, run } = useSession();
  const { state, latest, isIdle, isPaused } = useMainRun((snapshot) => snapshot);
  const startingTrades = values.trades;
  const { keys, total, count } = latest;
  const totals = useMemo(
    () =>
      total === null || count === null ? [] : latestTotals({ keys, total, count }, startingTrades),
    [keys, total, count, startingTrades],
  );
  const last = count ?? 0;
  const first = last - totals.length + 1;
  const shown = (state.count ?? 0) - first;
  const slots = Math.max(minSlots, totals.length);
  const ticks = totals.length > 0 ? roundTicks(...lineRange(totals, minSpan)) : [];
  const series = { values: totals, first, slots, ticks, shown };
  const money = (hundredths = 0) => formatMoney(hundredths, totalPlaces.main, profile);
  const range = { first: money(totals[0]), last: money(totals[shown]) };

  /** The first number of the time line, which cannot reach the totals before Start. */
  const earliest = Math.max(startingTrades, first);
  const isRewindable = isPaused && last - earliest >= minSteps;
  const back = pluralArguments(last - first - shown);
  const rewindTo = (serial: number) =>
    run.showAt(
      serial < last ? settledAt({ ...latest, count: last }, startingTrades, serial) : Infinity,
    );
  const sentences =
    back.count === 0
      ? [t('rewind.drag'), t('rewind.proof')]
      : [t('rewind.back', back), t('rewind.decided', back)];
  const percentOf = (serial: number) => ((serial - first + 1) / slots) * 100;
  const number = t('charts.number', { serial: String(first + shown) });
  return (
    <Stack data-testid="last-campaign" sx={{ flex: 1, mt: 2, ...caption }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', columnGap: 2, mb: 0.25 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {t('lastPerfomance')}
        </Typography>
        <Typography
          variant="caption"
          component="data"
          color="textSecondary"
          data-testid="trade-count"
          value={state.count ?? ''}
        >
          {t('figures.trades', {
            // Without a count, the form for many.
            count: state.count ?? 10,
            number: formatCount(state.count, profile),
          })}
        </Typography>
      </Stack>
      <Chart
        series={series}
        label={t('charts.totals', { ...pluralArguments(shown + 1), ...range })}
        formatTick={money}
        formatValue={money}
        Drawing={StepArea}
        caption={
          isRewindable
            ? sentences.join(' ')
            : totals.length > 0 && (
                <span key={String(totals.length > 1)}>
                  <Simulated>{totals.length > 1 ? t('charts.range', range) : range.last}</Simulated>
                </span>
              )
        }
      >
        <ProfitPopUp percentDown={percentDown(totals.at(-1) ?? 0, ticks)} />
        {/* Loads during the run, so that it appears at once during a pause. */}
        <Lazy
          name={t('charts.rewind')}
          load={loadRewind}
          hasOwnMessages={false}
          isShown={isRewindable}
          props={
            isIdle
              ? null
              : {
                  isShown: isRewindable,
                  first: earliest,
                  last,
                  shown: first + shown,
                  ends: [percentOf(earliest), percentOf(last)] as const,
                  text: [number, range.last, t('notice.simulated')].join(', '),
                  onChoose: rewindTo,
                }
          }
        />
      </Chart>
    </Stack>
  );
};
