import { useLocale } from 'next-intl';
import { ReportSites } from '@/components/ui/ReportSites';
import { reportSites } from '@/lib/config/reportSites';
import { payQuestions } from '@/lib/lesson/payQuestions';
import { More } from './More';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** What victims should do at once. */
const atOnce = ['lostPay', 'lostBank', 'lostDevice', 'lostKeep', 'lostPolice'] as const;

/** What to do before paying. */
const before = ['beforeName', 'beforeCopied', 'beforeNone'] as const;

/** Where to check offers and names and report losses, and what to ask before paying. */
export const WhereToCheck = () => {
  const t = useLoadedTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <>
      <h3>{t('whereTitle')}</h3>
      <More title={t('lostTitle')}>
        <p>{t('lostIntro')}</p>
        <ul>
          {atOnce.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p>{t('lostAgain')}</p>
      </More>
      <More title={t('beforeTitle')}>
        <ul>
          {before.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p>{t('whereClaims')}</p>
      </More>
      {reportSites[locale].map(({ region, sites }) => (
        <More
          key={region}
          title={region === null ? t('worldwide') : (regions.of(region) ?? region)}
        >
          <ReportSites sites={sites} />
          {region === null && <p>{t('whereNote')}</p>}
        </More>
      ))}
      <p>{t('signsOnly')}</p>
      <h4>{t('payTitle')}</h4>
      <ol>
        {payQuestions.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </>
  );
};
