/** @jest-environment node */
import { otherLocales } from '@/lib/i18n/locales';

/** The patterns and pages that the build writes for a site under a path. */
const pagesUnder = async (path: string) => {
  jest.resetModules();
  process.env.BASE_PATH = path;
  const { nginxPages } = await import('@/scripts/export/writeHostFiles');
  delete process.env.BASE_PATH;
  return [...nginxPages().matchAll(/^~(\S+) (\S+);$/gm)].map(([, pattern = '', page = '']) => ({
    pattern: pattern.replace(/\(\?i:([\w-]+)\)/g, (_, code: string) =>
      [...code].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
    ),
    page,
  }));
};

const decide = (pages: Awaited<ReturnType<typeof pagesUnder>>, path: string) =>
  pages.find(({ pattern }) => new RegExp(pattern).test(path))?.page;

const [language = ''] = otherLocales;

describe('nginxPages', () => {
  it('chooses the page in the language of any address', async () => {
    const pages = await pagesUnder('');
    expect(decide(pages, '/nowhere')).toBe('/index.html');
    expect(decide(pages, `/x/${language}/y`)).toBe(`/${language}.html`);
    expect(decide(pages, `/x/${language.toUpperCase()}`)).toBe(`/${language}.html`);
    expect(decide(pages, `/x${language}`)).toBe('/index.html');
  });

  it('only matches its own path, exactly', async () => {
    const pages = await pagesUnder('/a/b.c');
    expect(decide(pages, `/a/b.c/${language}/x`)).toBe(`/a/b.c/${language}.html`);
    expect(decide(pages, '/a/b.c')).toBe('/a/b.c/index.html');
    for (const path of [`/${language}`, '/a/bxc/x', '/A/B.C/x', '/a/b.cd', '/']) {
      expect(decide(pages, path)).toBeUndefined();
    }
  });
});
