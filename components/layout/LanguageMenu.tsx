import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useLinkNow } from '@/components/run/pageLink';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';

/** At the foot of the page; in wide windows, at the foot of the side panel. */
const Root = styled('nav')(({ theme }) => ({
  gridArea: 'languages',
  [theme.breakpoints.up('lg')]: {
    gridArea: 'panel',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
  },
  '@media print': { display: 'none' },
}));

const Languages = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  margin: 0,
  padding: theme.spacing(2),
  [theme.breakpoints.between('sm', 'lg')]: { paddingInline: theme.spacing(3) },
  listStyle: 'none',
  color: theme.palette.text.primary,
  'a, span': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { 'a, span': { minHeight: 44 } },
}));

/** Links to the same view in the other languages, with the query and the moment of this run. */
export const LanguageMenu = () => {
  const linkNow = useLinkNow();
  const t = useTranslations('panel');
  const current = useLocale();
  return (
    <Root aria-label={t('languages')} data-testid="language-menu">
      <Languages role="list">
        {locales.map((locale) => (
          <li key={locale}>
            {locale === current ? (
              <span>{languages[locale].name}</span>
            ) : (
              <Link
                {...linkNow((link) => ({ ...link, locale }))}
                color="textSecondary"
                hrefLang={locale}
                lang={locale}
              >
                {languages[locale].name}
              </Link>
            )}
          </li>
        ))}
      </Languages>
    </Root>
  );
};
