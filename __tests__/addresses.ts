import type { View } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';

export type Address = {
  path: string;
  view: View;
  locale: Locale;
  /** Whether a file is exported for it; everything else is 404.html's. */
  exported: boolean;
};

const exported = (path: string, view: View, locale: Locale): Address[] =>
  (path === '/' ? ['/'] : [path, `${path}/`]).map((form) => ({
    path: form,
    view,
    locale,
    exported: true,
  }));

const other = (path: string, locale: Locale): Address[] =>
  [path, `${path}/`].map((form) => ({ path: form, view: 'main', locale, exported: false }));

/** Every kind of address, with what it shows; the function, the pages and hosts are held to it. */
export const addresses: readonly Address[] = [
  ...exported('/', 'main', 'en'),
  ...exported('/v', 'alternate', 'en'),
  ...exported('/en', 'main', 'en'),
  ...exported('/en/v', 'alternate', 'en'),
  ...exported('/de', 'main', 'de'),
  ...exported('/de/v', 'alternate', 'de'),
  ...exported('/es', 'main', 'es'),
  ...exported('/es/v', 'alternate', 'es'),
  ...exported('/fr', 'main', 'fr'),
  ...exported('/fr/v', 'alternate', 'fr'),
  ...exported('/it', 'main', 'it'),
  ...exported('/it/v', 'alternate', 'it'),
  ...exported('/pl', 'main', 'pl'),
  ...exported('/pl/v', 'alternate', 'pl'),
  ...other('/demo', 'en'),
  ...other('/plans', 'en'),
  ...other('/iteration/fresh/design', 'en'),
  ...other('/a/b/c/d/e', 'en'),
  ...other('/v/x', 'en'),
  ...other('/x/de/y', 'de'),
  ...other('/fr/de', 'de'),
  ...other('/pl/it/fr/es', 'es'),
  ...other('/x/it', 'it'),
  ...other('/pl/plans', 'pl'),
  ...other('/en/fr', 'fr'),
  ...other('/de/v/x', 'de'),
  ...other('/DE/v', 'de'),
  ...other('/x/Pl', 'pl'),
];
