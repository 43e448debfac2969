import { useLoadedSession } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { limits } from '@/lib/config/limits';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/** What is random in the main view, and within which limits. */
export const MainRules = () => {
  const { profile } = useLoadedSession();
  const t = useLoadedTranslations('details');
  const { profit, sell, tradeInterval, notifications, startingAmount, startingTrades } = limits;
  const money = (hundredths: number, places = 2) => formatMoney(hundredths, places, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  return (
    <ul>
      <li>{t('profitRange', { min: money(profit.min), max: money(profit.max) })}</li>
      <li>{t('sellRange', { min: money(sell.min), max: money(sell.max) })}</li>
      <li>{t('interval', { min: seconds(tradeInterval.min), max: seconds(tradeInterval.max) })}</li>
      <li>
        {t('starting', {
          amountMin: money(startingAmount.min, 0),
          amountMax: money(startingAmount.max, 0),
          tradesMin: formatCount(startingTrades.min, profile),
          tradesMax: formatCount(startingTrades.max, profile),
        })}
      </li>
      <li>
        {t('bell', {
          min: formatCount(notifications.min, profile),
          max: formatCount(notifications.max, profile),
        })}
      </li>
      <li>{t('fixed')}</li>
    </ul>
  );
};
