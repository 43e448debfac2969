import { useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { limits } from '@/lib/config/limits';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { RangeTable } from './RangeTable';

/** The random figures of the main view, and their limits. */
export const MainRules = () => {
  const { profile } = useLoadedSession();
  const t = useLoadedTranslations('details');
  const tParameters = useLoadedTranslations('parameters');
  const tPage = useTranslations();
  const { profit, sell, tradeInterval, notifications, startingAmount, startingTrades } = limits;
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const count = (value: number) => formatCount(value, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  return (
    <>
      <RangeTable
        rows={[
          [t('profit'), profit, money],
          [t('sell'), sell, money],
          [t('interval'), tradeInterval, seconds],
          [tParameters('amount'), startingAmount, whole],
          [tParameters('trades'), startingTrades, count],
          [t('bell'), notifications, count],
        ]}
      />
      <ul>
        <li>{t('buyRule')}</li>
        <li>{t('starting')}</li>
        <li>{t('fixed', { line: tPage('increaseSales') })}</li>
      </ul>
    </>
  );
};
