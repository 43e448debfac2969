/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { otherLocales } from '@/lib/i18n/locales';

/** What the build writes for a site with these variables. */
const buildWith = async (variables: Record<string, string>) => {
  jest.resetModules();
  const before = process.env;
  process.env = { ...before, SITE_URL: '', BASE_PATH: '', HSTS: '', ...variables };
  try {
    return await import('@/scripts/export/writeHostFiles');
  } finally {
    process.env = before;
  }
};

/** The patterns and pages that the build writes for a site under a path. */
const pagesUnder = async (path: string) => {
  const { nginxPages } = await buildWith({ BASE_PATH: path });
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

type Rule = { readonly pattern: RegExp; readonly name: string; readonly value: string };

const headersAt = (rules: readonly Rule[], path: string) =>
  Object.fromEntries(
    rules.filter(({ pattern }) => pattern.test(path)).map(({ name, value }) => [name, value]),
  );

const rulesOfHeaders = (text: string): Rule[] => {
  let pattern = /^/;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('/')) pattern = new RegExp(`^${line.replace('*', '.*')}$`);
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ pattern, name, value }];
  });
};

type List = { source: string; headers: { key: string; value: string }[] }[];

const rulesOfList = (list: List, all: string): Rule[] =>
  list.flatMap(({ source, headers }) => {
    const pattern = new RegExp(`^${source.replace(all, '.*')}$`);
    return headers.map(({ key, value }) => ({ pattern, name: key, value }));
  });

/** All but those that Apache sends with files that are not cached. */
const rulesOfApache = (text: string): Rule[] =>
  [...text.matchAll(/^Header (?:always )?set (\S+) "([^"]*)"(?: "expr=.*?m#([^#]*)#.*")?$/gm)].map(
    ([, name = '', value = '', pattern = '']) => ({ pattern: new RegExp(pattern), name, value }),
  );

const rulesOfNginx = (text: string): Rule[] =>
  [...text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => ({
    pattern: /^/,
    name,
    value,
  }));

describe.each([
  ['', ''],
  ['/demo', '1'],
])('the headers under "%s", with HSTS "%s"', (path, hsts) => {
  const read = async () => {
    const build = await buildWith({ BASE_PATH: path, HSTS: hsts });
    const { hosting } = JSON.parse(build.firebaseFile()) as { hosting: { headers: List } };
    const vercel = JSON.parse(build.vercelFile()) as { headers: List };
    return {
      headers: rulesOfHeaders(build.headersFile()),
      others: {
        firebase: rulesOfList(hosting.headers, '**'),
        vercel: rulesOfList(vercel.headers, '(.*)'),
        apache: rulesOfApache(build.htaccessFile()),
      },
      nginx: rulesOfNginx(build.nginxHeaders()),
    };
  };

  it('are the same for every host', async () => {
    const { headers, others, nginx } = await read();
    for (const page of ['/', '/de', '/_next/static/x.js']) {
      const expected = headersAt(headers, path + page);
      expect(expected['Content-Security-Policy']).toContain("frame-ancestors 'none'");
      expect('Cache-Control' in expected).toBe(page.startsWith('/_next'));
      for (const [host, rules] of Object.entries(others)) {
        // All other hosts do so by themselves, or have a rule for files that are not cached.
        const ownDefault = host === 'firebase' ? { 'Cache-Control': 'no-cache' } : {};
        const found = headersAt(rules, path + page);
        expect([host, found]).toEqual([host, { ...ownDefault, ...expected }]);
      }
    }
    expect(headersAt(nginx, '/')).toEqual(headersAt(headers, `${path}/`));
  });

  it('say that the whole host has HTTPS only if the site owns it', async () => {
    const { headers } = await read();
    expect('Strict-Transport-Security' in headersAt(headers, `${path}/`)).toBe(hsts === '1');
  });
});

describe('the files for hosts', () => {
  it('at the root of the repository are those of a build without variables', async () => {
    const build = await buildWith({});
    const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
    expect(read('vercel.json')).toEqual(JSON.parse(build.vercelFile()));
    expect(read('firebase.json')).toEqual(JSON.parse(build.firebaseFile()));
    const netlify = readFileSync('netlify.toml', 'utf8');
    expect(netlify).toContain('command = "npm run build"\n  publish = "out"');
  });

  it('redirect the path of the site to its form with a slash, if it has a path', async () => {
    const { nginxRedirect, htaccessFile } = await buildWith({ BASE_PATH: '/demo' });
    expect(nginxRedirect()).toContain(
      'location = /demo {\n    return 308 /demo/$is_args$args;\n}\n',
    );
    expect(htaccessFile()).toContain('} =/demo\nRewriteRule ^ /demo/ [R=308,L]\n');
    const atRoot = await buildWith({});
    expect(atRoot.nginxRedirect()).not.toContain('location');
    expect(atRoot.htaccessFile()).not.toContain('R=308');
  });

  it.each([
    ['/demo', '/demo/index.html'],
    ['/demo/', '/demo/index.html'],
    ['/demo/de', '/demo/de.html'],
    ['/demo/de/v/', '/demo/de/v.html'],
    ['/demo/sw.js', '/demo/sw.js'],
    ['/', '/'],
  ])('map %s to %s in CloudFront, for a site under a path', async (uri, file) => {
    const { cloudFrontFile } = await buildWith({ BASE_PATH: '/demo' });
    const code = `${cloudFrontFile()}; handler({ request: { uri } }).uri`;
    expect(runInNewContext(code, { uri })).toBe(file);
  });
});
