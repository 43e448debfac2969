import { AnyAddress } from '@/app/AnyAddress';
import { Document } from '@/components/document/Document';
import { drawNames } from '@/lib/fake/drawNames';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';

/** Every other address: the main view, in the language that the address means. */
export default async function NotFound() {
  const words = pageWords(await loadCatalogue(defaultLocale));
  const names = Object.fromEntries(locales.map((locale) => [locale, drawNames(locale)])) as Record<
    Locale,
    readonly string[]
  >;
  return (
    <Document locale={defaultLocale} isAnyAddress>
      <AnyAddress words={words} names={names} />
    </Document>
  );
}
