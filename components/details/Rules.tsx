import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/dialogs/DataTable';
import { useSession, useView } from '@/components/run/run';
import { ranges, type Range } from '@/lib/config/ranges';
import { analysisDuration, round, tradeInterval } from '@/lib/config/timing';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';

export const Rules = () => {
  const isMain = useView() === 'main';
  const { profile } = useSession();
  const t = useTranslations();
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const count = (value: number) => formatCount(value, profile);
  const percent = (value: number) => formatPercent(value, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  const amount = [t('parameters.amount'), ranges.startingAmount, whole] as const;
  const rows: readonly (readonly [string, Range, (value: number) => string])[] = isMain
    ? [
        [t('details.profit'), ranges.profit, money],
        [t('details.sell'), ranges.sell, money],
        [t('details.interval'), tradeInterval, seconds],
        amount,
        [t('parameters.trades'), ranges.startingTrades, count],
        [t('details.bell'), ranges.notifications, count],
      ]
    : [
        [t('details.buy'), ranges.buy, money],
        [t('details.growthFirst'), ranges.growth[0], money],
        [t('details.growthSecond'), ranges.growth[1], money],
        [t('details.beforeProfit'), ranges.profit, money],
        [t('details.beforeSell'), ranges.sell, money],
        [t('details.successRate'), ranges.successRate, percent],
        amount,
      ];
  const rules = isMain
    ? [
        t('details.buyRule'),
        t('details.starting'),
        t('details.fixed', { line: t('increaseSales') }),
      ]
    : [
        t('details.pair', { seconds: seconds(round.ticks * round.tick) }),
        t('details.analysis', { seconds: seconds(analysisDuration) }),
        t('details.sellRule'),
        t('details.rateRule'),
        t('details.startingAmount'),
      ];
  return (
    <>
      <DataTable
        heads={[t('details.what'), t('details.from'), t('details.to')]}
        rows={rows.map(([name, { min, max }, write]) => ({
          name,
          from: write(min),
          value: write(max),
        }))}
      />
      <Typography component="ul" sx={{ mt: 2, pl: 2.5, '& li': { mb: 1 } }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Typography>
    </>
  );
};
