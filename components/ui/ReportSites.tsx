import { styled } from '@mui/material/styles';
import { useLocale } from 'next-intl';
import { siteUses, spokenAddress, type ReportSite } from '@/lib/config/reportSites';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** The message before the address of each use. */
const labels = { licensed: 'canLicensed', warnings: 'canWarnings', report: 'canReport' } as const;

/** Shows the address as the link text, so that it can be read on paper and compared. */
const Address = ({ url }: { url: string }) => (
  <a href={url} rel="noreferrer" target="_blank" translate="no">
    {spokenAddress(url)}
  </a>
);

const Site = ({ name, phone, language, ...uses }: ReportSite) => {
  const t = useLoadedTranslations('lesson');
  const locale = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <li>
      <b translate="no">{name}</b>
      {language !== undefined && language !== locale && (
        <span>{` (${languages.of(language) ?? language})`}</span>
      )}
      {siteUses.map((use) => {
        const url = uses[use];
        return (
          url !== undefined && (
            <div key={use}>
              <span>{`${t(labels[use])} `}</span>
              <Address url={url} />
            </div>
          )
        );
      })}
      {phone !== undefined && <div>{t('canCall', { phone })}</div>}
    </li>
  );
};

/** Small print on paper: the steps, and likewise the answers, must fit on two sides of a sheet. */
const List = styled('ul')({
  overflowWrap: 'anywhere',
  '[data-sheet]:not([data-large]) &': {
    padding: 0,
    listStyle: 'none',
    fontSize: '8pt',
    lineHeight: 1.15,
    '& > li': { margin: 0 },
  },
  // The heading with the country.
  '[data-sheet]:not([data-large]) h4:has(+ &)': { margin: '3pt 0 0', fontSize: '9pt' },
});

/** Public bodies, each with a line for every address. */
export const ReportSites = ({ sites }: { sites: readonly ReportSite[] }) => (
  <List>
    {sites.map((site) => (
      <Site key={site.name} {...site} />
    ))}
  </List>
);
