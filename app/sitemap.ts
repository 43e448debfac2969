import type { MetadataRoute } from 'next';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { pageUrl, languageUrls } from '@/lib/seo/pageUrl';

export const dynamic = 'force-static';

/** Every page, with its versions in all languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return views.flatMap((view) =>
    locales.map((locale) => ({
      url: pageUrl(view, locale),
      alternates: { languages: languageUrls(view) },
    })),
  );
}
