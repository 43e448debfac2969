import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/config/site';
import { views } from '@/lib/config/views';
import { locales, viewPath } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

/** Every page in all its languages; empty without `SITE_URL`. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (!siteUrl) return [];
  return views.flatMap((view) =>
    locales.map((locale) => ({ url: siteUrl + viewPath(view, locale) })),
  );
}
