import { setRequestLocale } from 'next-intl/server';
import { defaultLocale, otherLocales } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/pageMetadata';
import Page from './[locale]/page';
import { Document } from './Document';

const params = Promise.resolve({});

export const generateMetadata = () => metadataOf('main')({ params });

/** 404.html: the main view in the default language, to which Next.js adds `noindex`. */
export default function NotFound() {
  setRequestLocale(defaultLocale);
  return (
    <Document locale={defaultLocale} otherLanguages={otherLocales}>
      <Page params={params} />
    </Document>
  );
}
