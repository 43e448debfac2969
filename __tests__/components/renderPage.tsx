import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Words } from '@/components/shell/Words';
import { lightTheme } from '@/components/theme/lightTheme';
import { ViewTheme } from '@/components/theme/ViewTheme';
import { pageWords, type Catalogue } from '@/lib/i18n/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
import it from '@/messages/it.json';
import pl from '@/messages/pl.json';

export const catalogues: Record<Locale, Catalogue> = { en, de, es, fr, it, pl };

/** A piece of a page with the words that a page has at once, and its colours. */
export const inPage = (children: ReactNode, locale: Locale = 'en') => (
  <Words locale={locale} messages={pageWords(catalogues[locale])}>
    <ViewTheme theme={lightTheme}>{children}</ViewTheme>
  </Words>
);

export const renderPage = (children: ReactNode, locale: Locale = 'en') => {
  const { rerender, ...rest } = render(inPage(children, locale));
  return { ...rest, rerender: (next: ReactNode) => rerender(inPage(next, locale)) };
};

/** The page's address, for what reads it. */
export const setAddress = (address: string) => window.history.replaceState(null, '', address);
