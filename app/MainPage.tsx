import { MainView } from '@/components/main/MainView';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { fakeNames } from '@/lib/fake/fakeNames';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The main view in a language, with that language's messages and default names. */
export const MainPage = async ({ locale }: { locale: Locale }) => (
  <MessagesProvider locale={locale} messages={pageMessages(await loadCatalogue(locale), 'main')}>
    <MainView names={fakeNames(locale)} />
  </MessagesProvider>
);
