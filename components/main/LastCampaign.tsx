import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ChartCaption } from '@/components/charts/ChartCaption';
import { Plot } from '@/components/charts/Plot';
import { lineRange, percentDown, roundTicks } from '@/components/charts/scale';
import { StepArea } from '@/components/charts/StepArea';
import { useHighlight } from '@/components/charts/useHighlight';
import { Lazy } from '@/components/dialogs/Lazy';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { phones } from '@/components/theme/tokens';
import { totalPlaces } from '@/lib/config/views';
import { pluralArguments, formatMoney } from '@/lib/format/formatNumber';
import { latestTotals, settledAt } from '@/lib/simulation/mainEngine';
import { useMainRun } from './mainRun';
import { ProfitPopUp } from './ProfitPopUp';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const minSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const minSlots = 4;

/** The time line appears from this number of steps. */
const minSteps = 2;

/** Shares the last rows of the profit card, in which the number of trades stands. */
const Root = styled('div')(({ theme }) => ({
  gridArea: '2 / 1 / -1 / -1',
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  alignItems: 'inherit',
  '& > h3': {
    ...theme.typography.h3,
    // Room for another line above, into which it wraps in narrow cards.
    minHeight: 'calc(1.25rem + clamp(1.25rem, 2.5dvh, 1.75rem))',
    alignContent: 'end',
    margin: '0 0 2px',
    // Also room for the marker of the total.
    [phones]: { minHeight: 'calc(2.5rem + 8px)', paddingTop: 8 },
  },
  '& > p': {
    ...theme.typography.body2,
    gridColumn: '1 / -1',
    // Without a text, it has no baseline.
    alignSelf: 'start',
    minHeight: 'var(--caption)',
    margin: 0,
    color: theme.palette.text.secondary,
    // The sentences of the time line.
    '& > span': { display: 'inline-block', whiteSpace: 'pre-wrap' },
  },
  '& > div': {
    gridColumn: '1 / -1',
    alignSelf: 'stretch',
    marginTop: 'clamp(12px, 2dvh, 16px)',
  },
}));

const loadRewind = async () => (await import('./Rewind')).Rewind;

/** The part of the profit card with the step chart of the latest totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const session = useSession();
  const latest = useMainRun((snapshot) => snapshot.latest);
  const isIdle = useMainRun((snapshot) => snapshot.isIdle);
  const isPaused = useMainRun((snapshot) => snapshot.isPaused) ?? false;
  const shownCount = useMainRun(({ state }) => state.count) ?? 0;
  const startingTrades = session?.values.trades ?? 0;
  const totals = useMemo(
    () => (latest ? latestTotals(latest, startingTrades) : []),
    [latest, startingTrades],
  );
  /** The slider of the time line, once it can be used. */
  const [slider, setSlider] = useState<HTMLInputElement | null>(null);
  const [caption, setCaption] = useState<HTMLElement | null>(null);
  const count = totals.length;
  const last = latest?.count ?? 0;
  const first = last - count + 1;
  const shown = shownCount - first;
  const ticks = count > 0 ? roundTicks(...lineRange(totals, minSpan)) : [];
  const slots = Math.max(minSlots, count);
  const series = latest && { values: totals, first, slots, ticks, shown };
  const [highlighted, highlight] = useHighlight(series);
  /** Whether sentences of the time line replace the caption. */
  const hasSentences = slider !== null && highlighted === null;
  const money = (hundredths = 0) =>
    session ? formatMoney(hundredths, totalPlaces.main, session.profile) : '';
  const range = { first: money(totals[0]), last: money(totals[shown]) };
  /** The first number of the time line, which cannot reach the totals before Start. */
  const earliest = Math.max(startingTrades, first);
  const isRewindable = isPaused && last - earliest >= minSteps;
  const rewindTo = (serial: number) => {
    const chosen = Math.max(earliest, serial);
    const at = latest && chosen < last ? settledAt(latest, startingTrades, chosen) : Infinity;
    session?.run.showAt(at);
    slider?.focus({ preventScroll: true });
    highlight(null);
  };
  return (
    <Root data-testid="last-campaign">
      <h3>{t('lastPerfomance')}</h3>
      {/* A new element for other sentences, since translators replace spaces. */}
      <p key={String(hasSentences)} ref={setCaption}>
        {count > 0 && !hasSentences && (
          <ChartCaption highlighted={highlighted} format={money}>
            <Simulated>{count > 1 ? t('charts.range', range) : range.last}</Simulated>
          </ChartCaption>
        )}
      </p>
      <Plot
        series={series}
        label={t('charts.totals', { ...pluralArguments(shown + 1), ...range })}
        formatTick={money}
        Drawing={StepArea}
        active={highlighted && highlighted.index}
        onActive={highlight}
        // The nearest dot is at the right of its column.
        onDrag={slider && ((columns) => rewindTo(first - 1 + Math.round(columns)))}
        empty={isIdle === true ? t('charts.idle', { start: t('start') }) : t('charts.empty')}
      >
        <ProfitPopUp percentDown={percentDown(totals.at(-1) ?? 0, ticks)} />
        {/* Loads during the run, so that it appears at once during a pause. */}
        <Lazy
          name={t('charts.rewind')}
          load={loadRewind}
          isShown={isRewindable}
          props={
            series && isIdle === false
              ? {
                  ref: setSlider,
                  isShown: isRewindable,
                  series,
                  caption: hasSentences ? caption : null,
                  earliest,
                  format: money,
                  onChoose: rewindTo,
                }
              : null
          }
        />
      </Plot>
    </Root>
  );
};
