import { fakeNames } from '@/lib/fake/fakeNames';
import { locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

/** The default names by language, which 404.html loads with the messages of the language. */
export const GET = () =>
  Response.json(Object.fromEntries(locales.map((locale) => [locale, fakeNames(locale)])));
