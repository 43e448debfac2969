import type { View } from '@/lib/config/views';
import type { PageWords } from '@/lib/i18n/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { structuredData } from '@/lib/seo/structuredData';

type Props = { view: View; locale: Locale; words: PageWords };

/** A block of data for search engines. No text in it can end it. */
export const StructuredData = ({ view, locale, words }: Props) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify(structuredData(view, locale, words)).replaceAll('<', '\\u003c'),
    }}
  />
);
