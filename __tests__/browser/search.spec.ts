import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteUrl } from '@/lib/config/siteUrl';
import { views } from '@/lib/config/views';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { simulationIn } from '../messages';

const pages = views.flatMap((view) => locales.map((locale) => ({ view, locale })));

const htmlOf = (path: string) =>
  readFileSync(path === '/' ? 'out/index.html' : `out${path}.html`, 'utf8');

/** The `content` of a meta element in the head. */
const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '';

for (const { view, locale } of pages) {
  const path = viewPath(view, locale);

  test(`${path} tells search engines and previews that it is a simulation`, () => {
    const html = htmlOf(path);
    const simulation = simulationIn(locale);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(simulation);
    for (const key of [
      'description',
      'og:title',
      'og:description',
      'twitter:title',
      'twitter:description',
    ]) {
      expect(contentOf(html, key)).toMatch(simulation);
    }
    expect(contentOf(html, 'og:url')).toBe(siteUrl + path);
    expect(contentOf(html, 'og:locale')).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
    expect(html.match(/property="og:locale:alternate"/g)).toHaveLength(locales.length - 1);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
    expect(alternates.map(([, language, url]) => [language, url])).toEqual([
      ...locales.map((other) => [other, siteUrl + viewPath(view, other)]),
      ['x-default', siteUrl + viewPath(view, defaultLocale)],
    ]);
  });

  test(`${path} has icons, none of which is requested before the first paint`, () => {
    const html = htmlOf(path);
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>');
    expect(html).toMatch(
      /<link rel="icon" href="data:image\/svg\+xml,[^"]*" type="image\/svg\+xml"/,
    );
    expect(html).toContain('<link rel="apple-touch-icon" href="/logo/apple-touch-icon.png"/>');
  });

  test(`${path} has its own social image of 1200 × 630 pixels`, () => {
    const html = htmlOf(path);
    for (const key of ['og:image', 'twitter:image']) {
      const url = contentOf(html, key);
      expect(url).toBe(`${siteUrl}/og/${locale}-${view}.png`);
    }
    expect(contentOf(html, 'og:image:alt')).toMatch(simulationIn(locale));
    const image = readFileSync(`out/og/${locale}-${view}.png`);
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1_200, 630]);
  });
}

test('the sitemap lists every page, and robots.txt names the sitemap', () => {
  const map = readFileSync('out/sitemap.xml', 'utf8');
  const urls = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url);
  expect(urls.sort()).toEqual(
    pages.map(({ view, locale }) => siteUrl + viewPath(view, locale)).sort(),
  );
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(pages.length);
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
