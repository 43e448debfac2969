import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useMomentHandlers } from '@/components/run/useMomentHandlers';
import { useView } from '@/components/run/runContext';
import { useRunLink } from '@/components/run/useRunLink';
import { publicUrl } from '@/lib/config/publicUrl';
import { localeNames, locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const LanguageLink = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.text.primary, textDecoration: 'underline' },
}));

/** Links to the same view in the other languages, with the query and the seed of this run. */
export const LanguageMenu = () => {
  const view = useView();
  const runLink = useRunLink();
  const handlers = useMomentHandlers();
  const t = useTranslations('panel');
  const current = useLocale();
  const link = runLink();

  return (
    <nav aria-label={t('languages')} data-testid="language-menu">
      <Links>
        {locales
          .filter((locale) => locale !== current)
          .map((locale) => (
            <li key={locale}>
              <LanguageLink
                href={publicUrl(viewPath(view, locale)) + link}
                hrefLang={locale}
                lang={locale}
                {...handlers}
              >
                {localeNames[locale]}
              </LanguageLink>
            </li>
          ))}
      </Links>
    </nav>
  );
};
