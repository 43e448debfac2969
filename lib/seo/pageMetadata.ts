import type { Metadata } from 'next';
import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import type { PageMessages } from '@/lib/i18n/appConfig';
import { pageTitle } from './pageTitle';
import { socialImageFile, socialImageSize } from './socialImage';

/** A language with its most likely country, in the format of Open Graph: `de_DE`. */
const territoryOf = (locale: Locale) => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
};

/** The canonical URLs of a view by language, with `x-default` for readers of other languages. */
export const languageUrls = (siteUrl: string, view: View): Record<string, string> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, siteUrl + viewPath(view, locale)])),
  'x-default': siteUrl + viewPath(view, defaultLocale),
});

/**
 * The metadata of a page for search engines and link previews, which always mentions the
 * simulation.
 *
 * @param siteUrl the address of the site; without one, no address of a page is named
 * @param imageUrl where the preview images are; without one, none is named
 */
export const pageMetadata = (
  view: View,
  locale: Locale,
  words: PageMessages,
  siteUrl: string,
  imageUrl: string,
): Metadata => {
  const title = pageTitle(view, words);
  const { description } = words.page;
  const url = siteUrl + viewPath(view, locale);
  const image = {
    url: `${imageUrl}/og/${socialImageFile(view, locale)}`,
    ...socialImageSize,
    alt: words.notice.text,
  };
  return {
    title,
    description,
    ...(siteUrl && { alternates: { canonical: url, languages: languageUrls(siteUrl, view) } }),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: territoryOf(locale),
      title,
      description,
      ...(siteUrl && { url }),
      ...(imageUrl && { images: [image] }),
    },
    twitter: { card: 'summary_large_image' },
  };
};
