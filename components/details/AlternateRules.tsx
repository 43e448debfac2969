import { MarkedItem } from './MarkedItem';
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
      <MarkedItem onPhones>
        {t('analysis', { seconds: seconds(steps * stepDuration + resultDuration) })}
      </MarkedItem>
      <MarkedItem>{t('buyRange', { min: money(buy.min), max: money(buy.max) })}</MarkedItem>
      <MarkedItem>
        {t('growth', {
          firstMin: money(first.min),
          secondMin: money(second.min),
          firstMax: money(first.max),
          secondMax: money(second.max),
        })}
      </MarkedItem>
      <MarkedItem>
        {t('before', {
          profitMin: money(profit.min),
          profitMax: money(profit.max),
          sellMin: money(sell.min),
          sellMax: money(sell.max),
        })}
      </MarkedItem>
      <li>
        {t('successRate', {
          min: formatPercent(successRate.min, profile),
          max: formatPercent(successRate.max, profile),
        })}
      </li>
      <MarkedItem>
        {t('startingAmount', {
          amountMin: money(startingAmount.min, 0),
          amountMax: money(startingAmount.max, 0),
        })}
      </MarkedItem>
    </ul>
  );
};
