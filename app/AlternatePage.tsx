import { StructuredData } from '@/app/StructuredData';
import { AlternateView } from '@/components/alternate/AlternateView';
import { SafeView } from '@/components/shell/SafeView';
import { Words } from '@/components/shell/Words';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

/** The alternate view in a language. */
export const AlternatePage = async ({ locale }: { locale: Locale }) => {
  const words = pageWords(await loadCatalogue(locale));
  return (
    <Words locale={locale} messages={words}>
      <StructuredData view="alternate" locale={locale} words={words} />
      <SafeView>
        <AlternateView />
      </SafeView>
    </Words>
  );
};
