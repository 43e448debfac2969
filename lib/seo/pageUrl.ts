import { siteUrl } from '@/lib/config/siteUrl';
import type { View } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

/** The absolute canonical URL of a view in a language. */
export const pageUrl = (view: View, locale: Locale): string => siteUrl + viewPath(view, locale);
