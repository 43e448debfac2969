import { useTranslations } from 'next-intl';
import { linkLimits } from '@/lib/config/linkLimits';
import type { NumberProfile } from '@/lib/format/numberProfile';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import type { ParameterName } from '@/lib/parameters/parameters';

/** What each typed parameter of a link accepts, with numbers in a profile. */
export const useHints = (profile: NumberProfile): Partial<Record<ParameterName, string>> => {
  const t = useTranslations('hints');
  const maxAmount = linkLimits.amount * 100;
  return {
    name: t('name', { max: linkLimits.name }),
    amount: t('amount', {
      min: formatMoney(-maxAmount, 0, profile),
      max: formatMoney(maxAmount, 0, profile),
    }),
    trades: t('trades', { min: '0', max: formatCount(linkLimits.trades, profile) }),
    seed: t('seed', { max: linkLimits.seed }),
  };
};
