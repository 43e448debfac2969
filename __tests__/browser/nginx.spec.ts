import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viewPath } from '@/lib/i18n/viewPath';
import { addresses } from '../addresses';
import { expect, open, test } from './test';

const port = 4180;
const base = `http://localhost:${port}`;

/** The configuration as it is, but for where the site lies and which port it has. */
const configure = () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/dry-run', join(process.cwd(), 'out'));
  writeFileSync(join(folder, 'site.conf'), site);
  copyFileSync('deploy/headers.conf', join(folder, 'headers.conf'));
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
      include ${folder}/site.conf;
    }`,
  );
  return main;
};

/** What a server answers to this very text, which no client would send. */
const answerTo = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const get = (path: string) =>
  answerTo(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

test.describe('nginx', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!existsSync('/usr/sbin/nginx'), 'nginx is not installed here');
  let server: ChildProcess;

  test.beforeAll(async ({ request }) => {
    const main = configure();
    execFileSync('/usr/sbin/nginx', ['-t', '-q', '-c', main]);
    server = spawn('/usr/sbin/nginx', ['-c', main]);
    await expect(async () => {
      expect((await request.get(`${base}/`)).ok()).toBe(true);
    }).toPass();
  });
  test.afterAll(() => {
    server.kill('SIGTERM');
  });

  test('every address is the right page, at once', async ({ request }) => {
    for (const { path, view, locale } of addresses) {
      const response = await request.get(base + path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      const html = await response.text();
      expect([path, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([path, locale]);
      const canonical = /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
      expect([path, canonical]).toEqual([path, viewPath(view, locale)]);
    }
  });

  test('each of them runs', async ({ page }) => {
    for (const path of ['/', '/v/', '/de/v', '/x/de/y', '/DE/v', '/v/x', '/nowhere']) {
      await open(page, `${base}${path}?name=Anna`);
      await expect(page.getByTestId('display-name')).toHaveText('Anna');
    }
  });

  test('text is sent as it is stored, compressed', async ({ request }) => {
    const script = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(
      readFileSync('out/index.html', 'utf8'),
    );
    for (const path of ['/', '/de/v', script?.[0] ?? '', '/reference-data.json', '/icon.svg']) {
      for (const encoding of ['br', 'gzip']) {
        const answer = await request.get(base + path, { headers: { 'Accept-Encoding': encoding } });
        expect([path, answer.headers()['content-encoding']]).toEqual([path, encoding]);
      }
    }
  });

  test('hashed files are kept for ever, pages are asked for again', async ({ request }) => {
    const script = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(
      readFileSync('out/index.html', 'utf8'),
    );
    const cache = async (path: string) =>
      (await request.get(base + path)).headers()['cache-control'];
    expect(await cache(script?.[0] ?? '')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/x/de/y')).toBe('no-cache');
  });

  test('security headers are on every answer, errors too', async () => {
    const long = 'x'.repeat(40_000);
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 200],
      ['/_next/static/none.js', 404],
      ['/_headers', 404],
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

  test('nothing outside is served, and nothing is taken in', async () => {
    for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect(await get(path)).not.toContain('"dry-run"');
    }
    const body = 'x'.repeat(2_000);
    const head = `HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}`;
    expect(await answerTo(`POST / ${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 4(05|13) /);
    expect(await answerTo(`GET / ${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 413 /);
  });
});
