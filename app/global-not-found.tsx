import type { Metadata } from 'next';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { fakeNames } from '@/lib/fake/fakeNames';
import { defaultLocale } from '@/lib/i18n/locales';
import { documentMetadata, metadataOf } from '@/lib/seo/pageMetadata';
import { FallbackPage } from './FallbackPage';
import { Document } from './Document';

/** The preview of the main view. `FallbackPage` renders title and description. */
export const generateMetadata = async (): Promise<Metadata> => {
  const { openGraph, twitter } = await metadataOf('main')({ params: Promise.resolve({}) });
  return { ...documentMetadata, openGraph, twitter };
};

/** The page for unknown addresses: the main view, in the language of the address. */
export default async function NotFound() {
  setRequestLocale(defaultLocale);
  const { alternate: _, ...messages } = await getMessages();
  return (
    <Document locale={defaultLocale} isFallback>
      <FallbackPage messages={messages} names={fakeNames(defaultLocale)} />
    </Document>
  );
}
