import { useLocale } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { tradingFigures } from '@/lib/config/tradingFigures';
import { formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { More } from './More';

/** Measured figures about real trading, each with its source and date. */
export const RealFigures = () => {
  const t = useLoadedTranslations('lesson');
  const { profile } = useLoadedSession();
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  if (tradingFigures.length === 0) return null;
  return (
    <More title={t('figuresTitle')}>
      <ul>
        {tradingFigures.map(({ message, low, high, source, date, url }) => (
          <li key={message}>
            <span>
              {`${t(message, {
                low: formatPercent(low, profile, 0),
                high: formatPercent(high, profile, 0),
              })} `}
            </span>
            <a href={url} rel="noreferrer" target="_blank" translate="no">
              {source}
            </a>
            <span>{` (${dates.format(new Date(date))})`}</span>
          </li>
        ))}
      </ul>
    </More>
  );
};
