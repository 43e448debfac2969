import { useTranslations } from 'next-intl';
import { linkLimits } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/** What each typed parameter of a link accepts, with numbers in a profile. */
export const useHints = (profile: NumberProfile): Partial<Record<string, string>> => {
  const t = useTranslations('hints');
  const most = linkLimits.amount * 100;
  return {
    name: t('name', { max: linkLimits.name }),
    amount: t('amount', {
      min: formatMoney(-most, 0, profile),
      max: formatMoney(most, 0, profile),
    }),
    trades: t('trades', { min: '0', max: formatCount(linkLimits.trades, profile) }),
    seed: t('seed', { max: linkLimits.seed }),
  };
};
