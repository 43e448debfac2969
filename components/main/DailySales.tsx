import { useTranslations } from 'next-intl';
import { Bars } from '@/components/charts/Bars';
import { ChartCaption } from '@/components/charts/ChartCaption';
import { Plot } from '@/components/charts/Plot';
import { roundTicks } from '@/components/charts/scale';
import { useHighlight } from '@/components/charts/useHighlight';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { maxTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { pluralArguments, formatGain, formatMoney } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';
import { SmallCard } from './SmallCard';

/** Constant, so that a new profit does not rescale the other bars. */
const ticks = roundTicks(0, ranges.profit.max);
const tickPlaces = ticks.every((tick) => tick % 100 === 0) ? 0 : 2;

export const DailySales = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const values = (trades ?? []).map(({ profit }) => profit).reverse();
  const sorted = values.toSorted((a, b) => a - b);
  const money = (hundredths = 0, places = 2) =>
    profile ? formatMoney(hundredths, places, profile) : '';
  const series = trades && {
    values,
    first: trades.at(-1)?.serialNumber ?? 0,
    slots: maxTrades,
    ticks,
  };
  const [highlighted, highlight] = useHighlight(series);
  return (
    <SmallCard
      title={t('dailySales')}
      caption={
        <ChartCaption
          highlighted={highlighted}
          format={(profit) => (profile ? formatGain(profit, profile) : '')}
        >
          <Simulated>{t('increaseSales')}</Simulated>
        </ChartCaption>
      }
      data-testid="daily-sales"
      data-part="sales"
    >
      <Plot
        series={series}
        label={t('charts.profits', {
          ...pluralArguments(values.length),
          lowest: money(sorted[0]),
          highest: money(sorted.at(-1)),
          latest: money(values.at(-1)),
        })}
        formatTick={(tick) => money(tick, tickPlaces)}
        Drawing={Bars}
        active={highlighted && highlighted.index}
        onActive={highlight}
        empty={t('charts.empty')}
      />
    </SmallCard>
  );
};
