import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { fakeNames } from '@/lib/fake/fakeNames';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { documentMetadata } from '@/lib/seo/documentMetadata';
import { metadataOf } from '@/lib/seo/pageMetadata';
import messages from '@/messages/en.json';
import { FallbackPage } from './FallbackPage';
import { Document } from './Document';

/** The preview of the main view. `FallbackPage` renders title and description. */
export const generateMetadata = async (): Promise<Metadata> => {
  const { openGraph, twitter } = await metadataOf('main')({ params: Promise.resolve({}) });
  return { ...documentMetadata, openGraph, twitter };
};

/** The page for unknown addresses: the main view, in the language of the address. */
export default function NotFound() {
  setRequestLocale(defaultLocale);
  const names = Object.fromEntries(locales.map((locale) => [locale, fakeNames(locale)]));
  return (
    <Document locale={defaultLocale} isFallback>
      <FallbackPage messages={messages} names={names} />
    </Document>
  );
}
