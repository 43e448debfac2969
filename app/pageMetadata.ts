import { getMessages } from 'next-intl/server';
import { imageUrl, siteUrl } from '@/lib/config/siteUrl';
import type { View } from '@/lib/config/views';
import { localeOfSegment } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const metadataOf =
  (view: View) =>
  async ({ params }: { params: Promise<{ locale?: string }> }) => {
    const locale = localeOfSegment((await params).locale);
    return pageMetadata(view, locale, await getMessages({ locale }), siteUrl, imageUrl);
  };
