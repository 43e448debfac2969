import { loadPaperCatalogue } from '@/lib/i18n/loadPaperCatalogue';
import { locales, type Locale } from '@/lib/i18n/locales';

type AllMessages = Awaited<ReturnType<typeof loadPaperCatalogue>>;

/** All messages of every language. */
export const catalogues = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadPaperCatalogue(locale)])),
) as Readonly<Record<Locale, AllMessages>>;
