'use client';

import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { publicUrl } from '@/lib/config/publicUrl';
import { localeNames, locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import type { View } from '@/lib/config/views';

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

/**
 * The same view in the other languages.
 *
 * @param query what the links take along, with its question mark
 */
export const LanguageMenu = ({ view, query }: { view: View; query: string }) => {
  const t = useTranslations('panel');
  const current = useLocale();
  return (
    <nav aria-label={t('languages')} data-testid="language-menu">
      <Links>
        {locales
          .filter((locale) => locale !== current)
          .map((locale) => (
            <li key={locale}>
              <LanguageLink
                href={publicUrl(viewPath(view, locale)) + query}
                hrefLang={locale}
                lang={locale}
              >
                {localeNames[locale]}
              </LanguageLink>
            </li>
          ))}
      </Links>
    </nav>
  );
};
