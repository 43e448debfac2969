import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { pageTitle } from './pageTitle';
import { pageUrl, languageUrls } from './pageUrl';
import { socialImageSize, socialImageUrl } from './socialImage';

/** A language with its most likely country, in the format of Open Graph: `de_DE`. */
const territoryOf = (locale: Locale) => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
};

/**
 * The metadata of a page for search engines and link previews, which always mentions the
 * simulation. Rejects if the messages cannot be loaded.
 */
export const pageMetadata = async (view: View, locale: Locale): Promise<Metadata> => {
  const words = await getMessages({ locale });
  const title = pageTitle(view, words);
  const { description } = words.page;
  const url = pageUrl(view, locale);
  const image = { url: socialImageUrl(view, locale), ...socialImageSize, alt: words.notice.text };
  return {
    title,
    description,
    alternates: { canonical: url, languages: languageUrls(view) },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: territoryOf(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(territoryOf),
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
};
