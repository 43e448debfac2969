import { useLoadedSession } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { alternateRound, limits } from '@/lib/config/limits';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';

/** What is random in the alternate view, and within which limits. */
export const AlternateRules = () => {
  const { profile } = useLoadedSession();
  const t = useLoadedTranslations('details');
  const { buy, growth, profit, sell, successRate, startingAmount } = limits;
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const [first, second] = growth;
  const money = (hundredths: number, places = 2) => formatMoney(hundredths, places, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  return (
    <ul>
      <li>{t('pair', { seconds: seconds(ticks * tickDuration) })}</li>
      <li>{t('analysis', { seconds: seconds(steps * stepDuration + resultDuration) })}</li>
      <li>{t('buyRange', { min: money(buy.min), max: money(buy.max) })}</li>
      <li>
        {t('growth', {
          firstMin: money(first.min),
          secondMin: money(second.min),
          firstMax: money(first.max),
          secondMax: money(second.max),
        })}
      </li>
      <li>
        {t('before', {
          profitMin: money(profit.min),
          profitMax: money(profit.max),
          sellMin: money(sell.min),
          sellMax: money(sell.max),
        })}
      </li>
      <li>
        {t('successRate', {
          min: formatPercent(successRate.min, profile),
          max: formatPercent(successRate.max, profile),
        })}
      </li>
      <li>
        {t('startingAmount', {
          amountMin: money(startingAmount.min, 0),
          amountMax: money(startingAmount.max, 0),
        })}
      </li>
    </ul>
  );
};
