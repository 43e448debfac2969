import { useLocale } from 'next-intl';
import { reportSites, worldwideSite, type ReportSite } from '@/lib/config/reportSites';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** Where offers and names can be checked, and where losses and suspicions can be reported. */
export const WhereToCheck = () => {
  const t = useLoadedTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const use = ({ purposes }: ReportSite) => {
    if (!purposes.includes('report')) return t('canCheck');
    return purposes.includes('check') ? t('canDoBoth') : t('canReport');
  };
  return (
    <>
      <h3>{t('whereTitle')}</h3>
      <p>{t('whereCheck')}</p>
      <p>{t('whereClaims')}</p>
      <p>{t('whereBait')}</p>
      <p>{t('whereReport')}</p>
      <p>{t('whereRecovery')}</p>
      <ul>
        {[...reportSites[locale], worldwideSite].map((site) => (
          <li key={site.url}>
            <a href={site.url} rel="noreferrer" target="_blank" translate="no">
              {site.name}
            </a>
            <span>
              {` (${site.region === null ? t('worldwide') : regions.of(site.region)}): ${use(site)}`}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('whereNote')}</p>
    </>
  );
};
