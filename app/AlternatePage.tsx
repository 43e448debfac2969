import { AlternateView } from '@/components/alternate/AlternateView';
import { Words } from '@/lib/i18n/MessagesProvider';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The alternate view in a language. */
export const AlternatePage = async ({ locale }: { locale: Locale }) => (
  <Words locale={locale} messages={pageWords(await loadCatalogue(locale))}>
    <AlternateView />
  </Words>
);
