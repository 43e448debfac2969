import type { View } from '@/lib/config/views';
import { defaultLocale, locales, otherLocales, type Locale } from '@/lib/i18n/locales';

export type Address = {
  path: string;
  view: View;
  locale: Locale;
  /** Whether a file is exported for it. All other addresses get 404.html. */
  exported: boolean;
};

/** An address without and with a slash at its end. */
const both = (path: string, address: Omit<Address, 'path'>): Address[] =>
  (path === '/' ? ['/'] : [path, `${path}/`]).map((form) => ({ path: form, ...address }));

const exported = (path: string, view: View, locale: Locale) =>
  both(path, { view, locale, exported: true });

const other = (path: string, locale: Locale) =>
  both(path, { view: 'main', locale, exported: false });

/** Languages by their position in the list. They repeat if the site has only a few. */
const [first, second, third, fourth, last] = [0, 1, 2, 3, -1].map(
  (index) => otherLocales.at(index % otherLocales.length) ?? defaultLocale,
) as [Locale, Locale, Locale, Locale, Locale];

const capitalized = last.replace(/^./, (letter) => letter.toUpperCase());

/** Every kind of address, with what it shows. It is the reference for code, pages and hosts. */
export const addresses: readonly Address[] = [
  ...exported('/', 'main', defaultLocale),
  ...exported('/v', 'alternate', defaultLocale),
  ...locales.flatMap((locale) => [
    ...exported(`/${locale}`, 'main', locale),
    ...exported(`/${locale}/v`, 'alternate', locale),
  ]),
  ...['/demo', '/plans', '/iteration/fresh/design', '/a/b/c/d/e', '/v/x'].flatMap((path) =>
    other(path, defaultLocale),
  ),
  ...other(`/x/${first}/y`, first),
  ...other(`/${third}/${first}`, first),
  ...other(`/${[...otherLocales].reverse().join('/')}`, first),
  ...other(`/x/${fourth}`, fourth),
  ...other(`/${last}/plans`, last),
  ...other(`/${defaultLocale}/${second}`, second),
  ...other(`/${first}/v/x`, first),
  ...other(`/${first.toUpperCase()}/v`, first),
  ...other(`/x/${capitalized}`, last),
  ...other(`/${first}-AT`, first),
  ...other(`/${first}_CH/x`, first),
  ...other(`/${second}-419/v`, second),
  ...other(`/${defaultLocale}-GB/${last}-${last.toUpperCase()}`, last),
  ...other(`/${first}-design/${second}-2`, defaultLocale),
];
