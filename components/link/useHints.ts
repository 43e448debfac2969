import { useTranslations } from 'next-intl';
import type { NumberProfile } from '@/lib/config/currencyFormats';
import { linkLimits } from '@/lib/config/linkLimits';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import type { ParameterName } from '@/lib/parameters/parameters';
import type { TypedParameter } from '@/lib/share/draft';

/** Keeps a minus on the line of the currency after it, where browsers would break. */
const wordJoiner = '\u2060';

/** The values that each typed parameter accepts, in a line, with limits in a number format. */
export const useHints = (profile: NumberProfile): Partial<Record<ParameterName, string>> => {
  const t = useTranslations('hints');
  const maxAmount = formatMoney(linkLimits.amount * 100, 0, profile);
  return {
    name: t('name', { max: linkLimits.name }),
    amount: t('range', { min: `\u2212${wordJoiner}${maxAmount}`, max: maxAmount }),
    trades: t('range', { min: '0', max: formatCount(linkLimits.trades, profile) }),
    t: t('range', { min: '0', max: String(linkLimits.t) }),
    seed: t('seed', { max: linkLimits.seed }),
  } satisfies Record<TypedParameter, string>;
};
