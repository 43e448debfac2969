import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { reportSites, spokenAddress, type ReportSite } from '@/lib/config/reportSites';
import { payQuestions } from '@/lib/lesson/payQuestions';
import { More } from './More';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** What to do at once, by whom it has happened to. */
const atOnce = ['lostPay', 'lostBank', 'lostDevice', 'lostKeep', 'lostPolice'] as const;

/** What to do before one pays. */
const before = ['beforeName', 'beforeCopied', 'beforeNone'] as const;

/** The address is the link's text, so that it is on paper, too, and can be compared. */
const Address = ({ url }: { url: string }) => (
  <a href={url} rel="noreferrer" target="_blank" translate="no">
    {spokenAddress(url)}
  </a>
);

const Site = ({ name, check, report, phone, language }: ReportSite) => {
  const t = useLoadedTranslations('lesson');
  const locale = useLocale();
  const isBoth = check !== undefined && check === report;
  const uses = [
    check !== undefined && { use: isBoth ? t('canDoBoth') : t('canCheck'), url: check },
    report !== undefined && !isBoth && { use: t('canReport'), url: report },
  ].filter((use) => use !== false);
  return (
    <li>
      <b translate="no">{name}</b>
      {language !== undefined && language !== locale && <span>{` (${t('inEnglish')})`}</span>}
      {uses.map(({ use, url }) => (
        <Fragment key={url}>
          <span>{` · ${use} `}</span>
          <Address url={url} />
        </Fragment>
      ))}
      {phone !== undefined && <span>{` · ${t('canCall', { phone })}`}</span>}
    </li>
  );
};

/** The questions for the moment of paying. */

/** Where offers and names can be checked, where losses can be reported, and what to ask before paying. */
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
          <ul>
            {sites.map((site) => (
              <Site key={site.name} {...site} />
            ))}
          </ul>
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
