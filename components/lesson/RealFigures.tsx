import { useLocale } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { tradingFigures } from '@/lib/config/tradingFigures';
import { formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/**
 * Measured figures about real trading, each with its source and date.
 *
 * @param isOpen on paper, where nothing can be opened
 */
export const RealFigures = ({ isOpen }: { isOpen: boolean }) => {
  const t = useLoadedTranslations('lesson');
  const { profile } = useLoadedSession();
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  if (tradingFigures.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <h4>{t('figuresTitle')}</h4>
      </summary>
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
    </details>
  );
};
