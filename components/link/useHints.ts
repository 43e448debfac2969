import { useTranslations } from 'next-intl';
import { linkLimits } from '@/lib/config/linkLimits';
import { formatAmount, formatCount, formatMoney } from '@/lib/format/formatNumber';
import type { NumberProfile } from '@/lib/format/formatNumber';
import type { ParameterName } from '@/lib/parameters/parameters';

/**
 * The values that each typed parameter accepts: limits in the number format `profile`, and an
 * example with the separators in which a visitor has to write a number.
 */
export const useHints = (profile: NumberProfile): Partial<Record<ParameterName, string>> => {
  const t = useTranslations('hints');
  const maxAmount = linkLimits.amount * 100;
  return {
    name: t('name', { max: linkLimits.name }),
    amount: t('amount', {
      min: formatMoney(-maxAmount, 0, profile),
      max: formatMoney(maxAmount, 0, profile),
      example: formatAmount(12_500_50, profile),
    }),
    trades: t('trades', {
      min: '0',
      max: formatCount(linkLimits.trades, profile),
      example: formatCount(1_500, profile),
    }),
    t: t('t', { min: '0', max: String(linkLimits.t), example: formatAmount(90_25, profile) }),
    seed: t('seed', { max: linkLimits.seed, example: 'class-1' }),
  };
};
