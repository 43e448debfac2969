import { StructuredData } from '@/app/StructuredData';
import { MainView } from '@/components/main/MainView';
import { SafeView } from '@/components/shell/SafeView';
import { Words } from '@/components/shell/Words';
import { drawNames } from '@/lib/fake/drawNames';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The main view in a language, with that language's words and default names. */
export const MainPage = async ({ locale }: { locale: Locale }) => {
  const words = pageWords(await loadCatalogue(locale));
  return (
    <Words locale={locale} messages={words}>
      <StructuredData view="main" locale={locale} words={words} />
      <SafeView>
        <MainView names={drawNames(locale)} />
      </SafeView>
    </Words>
  );
};
