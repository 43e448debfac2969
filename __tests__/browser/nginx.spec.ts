import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { otherLocales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { hasNginx } from '@/scripts/setup/findBrowsers';
import { addresses } from '../addresses';
import { demo } from './support/demo';
import { hostAt } from './support/hostAt';
import { answerTo, startServer } from './support/hostServer';
import { ports } from './support/ports';
import { expect, open, sampled, test } from './support/test';

const port = ports.nginx;
const base = hostAt(port);
const [language] = otherLocales;

/**
 * Sets up the configuration of `deploy/` in a temporary folder. Only the port and the location of
 * the folders are changed.
 *
 * @param out the folder of the export
 * @param path its path on the host
 */
const configure = (out: string, path: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/dry-run', `root ${folder}/srv`);
  mkdirSync(dirname(join(folder, 'srv', path)), { recursive: true });
  symlinkSync(resolve(out), join(folder, 'srv', path));
  mkdirSync(join(folder, 'conf.d'));
  writeFileSync(join(folder, 'conf.d/dry-run.conf'), site);
  symlinkSync(resolve('deploy', out), join(folder, 'dry-run'));
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    user root;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${folder}/conf.d/*.conf;
    }`,
  );
  return main;
};

const get = (path: string) =>
  answerTo(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

/** Serves an export with nginx during the tests of the current block. */
const serve = (out: string, path: string) => {
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    const main = configure(out, path);
    execFileSync('/usr/sbin/nginx', ['-t', '-q', '-c', main]);
    stop = await startServer(`${base}${path}/`, '/usr/sbin/nginx', ['-c', main]);
  });
  test.afterAll(() => stop?.());
};

// One after the other, because all use the same port.
test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx(), 'nginx is not installed here');

test.describe('nginx', () => {
  serve('out', '');

  test('every address shows the right page, without a redirect', async ({ request }) => {
    for (const { path, view, locale } of addresses) {
      const response = await request.get(base + path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      const html = await response.text();
      expect([path, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([path, locale]);
      const canonical = /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
      expect([path, canonical]).toEqual([path, viewPath(view, locale)]);
    }
  });

  test('pages at all kinds of addresses run', async ({ page }) => {
    const paths = ['/', '/v/', `/${language}/v`, `/x/${language}/y`, '/v/x', '/nowhere'];
    for (const path of sampled(paths, [`/${language}/v`, `/x/${language}/y`])) {
      await open(page, `${base}${path}?name=Anna`);
      await expect(page.getByTestId('display-name')).toHaveText('Anna');
    }
  });

  test('text files are sent compressed, as they are stored', async ({ request }) => {
    const script = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(
      readFileSync('out/index.html', 'utf8'),
    );
    for (const path of ['/', '/v', script?.[0] ?? '', '/reference-data.json', '/logo/icon.svg']) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await request.get(base + path, { headers: { 'Accept-Encoding': encoding } });
        expect([path, answer.headers()['content-encoding']]).toEqual([path, encoding]);
      }
    }
  });

  test('files with a hash are cached for ever, pages are revalidated', async ({ request }) => {
    const script = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(
      readFileSync('out/index.html', 'utf8'),
    );
    const cache = async (path: string) =>
      (await request.get(base + path)).headers()['cache-control'];
    expect(await cache(script?.[0] ?? '')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/_next/static/none.js')).toBeUndefined();
    expect(await cache('/')).toBe('no-cache');
    expect(await cache(`/x/${language}/y`)).toBe('no-cache');
  });

  test('every response has the security headers, including errors', async () => {
    const long = 'x'.repeat(40_000);
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 200],
      ['/_next/static/none.js', 404],
      ['/_headers', 404],
      ['/.htaccess', 404],
      ['/index.html.br', 404],
      ['/_next/', 404],
      ['/fonts/', 200],
      [`/?${long}`, 414],
    ] as const) {
      const answer = await get(path);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain("frame-ancestors 'none'");
      expect(answer).toContain('X-Content-Type-Options: nosniff');
      expect(answer).not.toContain('Index of');
      expect(answer).not.toMatch(/Server: nginx\/\d/);
    }
  });

  test('no file outside of the export is served, and request bodies are refused', async () => {
    for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect(await get(path)).not.toContain('"dry-run"');
    }
    const body = 'x'.repeat(2_000);
    const head = `HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}`;
    expect(await answerTo(port, `POST / ${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 4(05|13) /);
    expect(await answerTo(port, `GET / ${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 413 /);
  });
});

test.describe('nginx under a path', { tag: '@full' }, () => {
  serve(demo.out, demo.path);

  test('every address shows the right page, and its files exist', async ({ request }) => {
    for (const { path, locale } of addresses) {
      const html = await (await request.get(base + demo.path + path)).text();
      expect([path, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([path, locale]);
      const [script = ''] = /[^"]*\/_next\/static\/chunks\/[^"\\]+\.js/.exec(html) ?? [];
      const answer = await request.get(base + script);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toContain('immutable');
    }
    expect((await request.get(`${base}${demo.path}/_headers`)).status()).toBe(404);
  });

  test('the path without its slash leads to the site, with the query', async ({ request }) => {
    const address = `${base}${demo.path}?name=Anna%20B`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${demo.path}/?name=Anna%20B`);
    expect((await request.get(address)).status()).toBe(200);
  });

  test('addresses outside of the path are not found', async ({ request }) => {
    for (const path of ['/', '/nowhere', `/${language}`, '/_next/static/none.js']) {
      expect((await request.get(base + path)).status()).toBe(404);
    }
  });
});
