import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useLinkNow } from '@/components/run/pageLink';
import { lowWindow } from '@/components/theme/variables';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';

/** At the foot of the page; in wide windows, at the foot of the side panel. */
const Root = styled('nav')(({ theme }) => ({
  gridArea: 'languages',
  padding: theme.spacing(2),
  [theme.breakpoints.between('sm', 'lg')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    gridArea: 'panel',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
    [lowWindow]: { position: 'static' },
  },
  '@media print': { display: 'none' },
}));

const Languages = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.palette.text.primary,
  'a, span': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '@media (pointer: coarse)': { 'a, span': { minHeight: 44 } },
}));

export const LanguageLinks = () => {
  const linkNow = useLinkNow();
  const current = useLocale();
  return (
    <Languages role="list">
      {locales.map((locale) => (
        <li key={locale}>
          {locale === current ? (
            <span aria-current="true">{languages[locale].name}</span>
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
  );
};

export const LanguageMenu = () => {
  const t = useTranslations('panel');
  return (
    <Root id={'languages'} aria-label={t('languages')} data-testid="language-menu">
      <LanguageLinks />
    </Root>
  );
};
