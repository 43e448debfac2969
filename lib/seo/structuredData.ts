import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { pageTitle } from './pageTitle';
import { pageUrl } from './pageUrl';

/** Describes a page in schema.org's vocabulary: a free web application that is a simulation. */
export const structuredData = (view: View, locale: Locale, words: PageMessages) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: brand.name,
  headline: pageTitle(view, words),
  description: words.page.description,
  url: pageUrl(view, locale),
  inLanguage: locale,
  applicationCategory: 'EducationalApplication',
  isAccessibleForFree: true,
});
