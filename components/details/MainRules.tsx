import { MarkedItem } from './MarkedItem';
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
      <MarkedItem onPhones>
        {t('profitRange', { min: money(profit.min), max: money(profit.max) })}
      </MarkedItem>
      <MarkedItem>{t('sellRange', { min: money(sell.min), max: money(sell.max) })}</MarkedItem>
      <MarkedItem onPhones>
        {t('interval', { min: seconds(tradeInterval.min), max: seconds(tradeInterval.max) })}
      </MarkedItem>
      <MarkedItem>
        {t('starting', {
          amountMin: money(startingAmount.min, 0),
          amountMax: money(startingAmount.max, 0),
          tradesMin: formatCount(startingTrades.min, profile),
          tradesMax: formatCount(startingTrades.max, profile),
        })}
      </MarkedItem>
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
