import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { imageUrl, siteUrl } from '@/lib/config/site';
import type { View } from '@/lib/config/views';
import { defaultLocale, locales, localeOfSegment, viewPath } from '@/lib/i18n/locales';
import { pageTitle } from './pageTitle';
import { socialImageFile, socialImageSize } from './socialImage';

/** The canonical URLs of a view by language, with `x-default` for readers of other languages. */
export const languageUrls = (view: View): Record<string, string> => ({
  ...Object.fromEntries(locales.map((locale) => [locale, siteUrl + viewPath(view, locale)])),
  'x-default': siteUrl + viewPath(view, defaultLocale),
});

/** Makes `generateMetadata`. Every title mentions the simulation; unknown URLs are omitted. */
export const metadataOf =
  (view: View) =>
  async ({ params }: { params: Promise<{ locale?: string }> }): Promise<Metadata> => {
    const locale = localeOfSegment((await params).locale);
    const messages = await getMessages({ locale });
    const title = pageTitle(view, messages);
    const { description } = messages.metadata;
    const url = siteUrl + viewPath(view, locale);
    const { language, region } = new Intl.Locale(locale).maximize();
    const image = {
      url: `${imageUrl}/og/${socialImageFile(view, locale)}`,
      ...socialImageSize,
      alt: messages.notice.text,
    };
    return {
      title,
      description,
      ...(siteUrl && { alternates: { canonical: url, languages: languageUrls(view) } }),
      openGraph: {
        type: 'website',
        siteName: brand.name,
        locale: `${language}_${region}`,
        title,
        description,
        ...(siteUrl && { url }),
        ...(imageUrl && { images: [image] }),
      },
      twitter: { card: 'summary_large_image' },
    };
  };
