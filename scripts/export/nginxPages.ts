import { publicUrl } from '@/lib/config/publicUrl';
import { defaultLocale, otherLocales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const fileOf = (locale: Locale) =>
  locale === defaultLocale
    ? publicUrl('/index.html')
    : publicUrl(`${viewPath('main', locale)}.html`);

/**
 * The part of nginx's `map` that chooses the page for an address without a file. It decides like
 * `localeOfPath` in the browser; nginx tries the patterns in their order.
 */
export const nginxPages = (): string => {
  const site = publicUrl('/').slice(0, -1).replaceAll('.', '\\.');
  const others = otherLocales.map(
    (locale) => `~^${site}/(.*/)?(?i:${locale})(/|$) ${fileOf(locale)};`,
  );
  return `# For deploy/nginx.conf to include. Made by the build.
default /none;
${others.join('\n')}
~^${site}(/|$) ${fileOf(defaultLocale)};
`;
};
