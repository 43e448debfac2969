import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/config/siteUrl';

export const dynamic = 'force-static';

/** All may be found. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
