import { AlternateView } from '@/components/alternate/AlternateView';
import { Words } from '@/components/shell/Words';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

/** The alternate view in a language. */
export const AlternatePage = async ({ locale }: { locale: Locale }) => (
  <Words locale={locale} messages={pageWords(await loadCatalogue(locale))}>
    <link rel="canonical" href={viewPath('alternate', locale)} />
    <AlternateView />
  </Words>
);
