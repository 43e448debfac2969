import { MainView } from '@/components/main/MainView';
import { Words } from '@/lib/i18n/MessagesProvider';
import { drawNames } from '@/lib/fake/drawNames';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The main view in a language, with that language's words and default names. */
export const MainPage = async ({ locale }: { locale: Locale }) => (
  <Words locale={locale} messages={pageWords(await loadCatalogue(locale))}>
    <MainView names={drawNames(locale)} />
  </Words>
);
