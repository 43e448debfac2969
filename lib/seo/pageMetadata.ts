import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { publicUrl, siteUrl } from '@/lib/config/site';
import { views, type View } from '@/lib/config/views';
import { defaultLocale, locales, localeOfSegment, viewPath } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/** The size of the images in link previews, in pixels. */
export const socialImageSize = { width: 1_200, height: 630 } as const;

const socialImageFile = (view: View, locale: Locale) => `${locale}-${view}.png`;

export const socialImages = views.flatMap((view) =>
  locales.map((locale) => ({ view, locale, file: socialImageFile(view, locale) })),
);

/**
 * Makes `generateMetadata`. Every title mentions the simulation. Without a canonical URL or
 * `og:url`, which phones would share instead of the address with its run.
 */
export const metadataOf =
  (view: View) =>
  async ({ params }: { params: Promise<{ locale?: string }> }): Promise<Metadata> => {
    const locale = localeOfSegment((await params).locale);
    const messages = await getMessages({ locale });
    const { alternateTitle, description } = messages.metadata;
    const title = `${view === 'main' ? messages.page.mainTitle : alternateTitle} · ${brand.name}`;
    const urlOf = (each: Locale) => siteUrl + viewPath(view, each);
    const languages = {
      ...Object.fromEntries(locales.map((each) => [each, urlOf(each)])),
      'x-default': urlOf(defaultLocale),
    };
    const image = {
      url: `${siteUrl}/og/${socialImageFile(view, locale)}`,
      ...socialImageSize,
      alt: messages.notice.text,
    };
    return {
      title,
      description,
      // For hosts that send no headers. Page addresses may contain personal names.
      referrer: 'no-referrer',
      // Keeps browsers from making links of figures that look like phone numbers.
      formatDetection: { telephone: false },
      icons: {
        icon: [
          { url: publicUrl('/favicon.ico'), sizes: '32x32' },
          { url: publicUrl('/logo/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
        ],
        apple: publicUrl('/logo/apple-touch-icon.png'),
      },
      ...(siteUrl && { alternates: { languages } }),
      openGraph: {
        type: 'website',
        siteName: brand.name,
        title,
        description,
        ...(siteUrl && { images: [image] }),
      },
      twitter: { card: 'summary_large_image' },
    };
  };
