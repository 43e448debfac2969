import { AnyAddress } from '@/app/AnyAddress';
import { Document } from './Document';
import { fakeNames } from '@/lib/fake/fakeNames';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';

/** The page for unknown addresses: the main view, in the language of the address. */
export default async function NotFound() {
  const messages = pageMessages(await loadCatalogue(defaultLocale), 'main');
  const names = Object.fromEntries(locales.map((locale) => [locale, fakeNames(locale)])) as Record<
    Locale,
    readonly string[]
  >;
  return (
    <Document locale={defaultLocale} isAnyAddress>
      <AnyAddress messages={messages} names={names} />
    </Document>
  );
}
