import { useLoadedSession } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { alternateRound, limits } from '@/lib/config/limits';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { RangeTable } from './RangeTable';

/** The random figures of the alternate view, and their limits. */
export const AlternateRules = () => {
  const { profile } = useLoadedSession();
  const t = useLoadedTranslations('details');
  const tParameters = useLoadedTranslations('parameters');
  const { buy, growth, profit, sell, successRate, startingAmount } = limits;
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const [first, second] = growth;
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const percent = (value: number) => formatPercent(value, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  return (
    <>
      <RangeTable
        rows={[
          [t('buy'), buy, money],
          [t('growthFirst'), first, money],
          [t('growthSecond'), second, money],
          [t('beforeProfit'), profit, money],
          [t('beforeSell'), sell, money],
          [t('successRate'), successRate, percent],
          [tParameters('amount'), startingAmount, whole],
        ]}
      />
      <ul>
        <li>{t('pair', { seconds: seconds(ticks * tickDuration) })}</li>
        <li>{t('analysis', { seconds: seconds(steps * stepDuration + resultDuration) })}</li>
        <li>{t('sellRule')}</li>
        <li>{t('rateRule')}</li>
        <li>{t('startingAmount')}</li>
      </ul>
    </>
  );
};
