import { setRequestLocale } from 'next-intl/server';
import { defaultLocale } from '@/lib/i18n/locales';
import { documentMetadata } from '@/lib/seo/pageMetadata';
import Page, { generateMetadata as metadataOfPage } from './[locale]/page';
import { Document } from './Document';

const params = Promise.resolve({});

export const generateMetadata = async () => ({
  ...documentMetadata,
  ...(await metadataOfPage({ params })),
});

/** 404.html: the main view in the default language, to which Next.js adds `noindex`. */
export default function NotFound() {
  setRequestLocale(defaultLocale);
  return (
    <Document locale={defaultLocale} isNotFound>
      <Page params={params} />
    </Document>
  );
}
