import { AlternateView } from '@/components/alternate/AlternateView';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The alternate view in a language. */
export const AlternatePage = async ({ locale }: { locale: Locale }) => (
  <MessagesProvider
    locale={locale}
    messages={pageMessages(await loadCatalogue(locale), 'alternate')}
  >
    <AlternateView />
  </MessagesProvider>
);
