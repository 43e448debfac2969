import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherLocales } from '@/lib/i18n/locales';
import { hasApache } from '@/scripts/setup/findBrowsers';
import { addresses } from '../addresses';
import { demo } from './support/demo';
import { hostAt } from './support/hostAt';
import { startServer } from './support/hostServer';
import { ports } from './support/ports';
import { expect, open, test } from './support/test';

const base = hostAt(ports.apache);
const [language] = otherLocales;

/** The modules that Debian enables, and those that the site needs. */
const modules = `mpm_event authz_core alias autoindex deflate dir filter headers mime negotiation rewrite`;

/**
 * Sets up Apache in a temporary folder, with an export whose `.htaccess` is all that it knows.
 *
 * @param out the folder of the export
 * @param path its path on the host
 */
const configure = (out: string, path: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  // Started by root, Apache serves as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'srv'));
  cpSync(out, join(folder, 'srv', path), { recursive: true });
  const loaded = modules.split(' ').map((name) => {
    const file = `/usr/lib/apache2/modules/mod_${name}.so`;
    return `LoadModule ${name}_module ${file}\nIncludeOptional /etc/apache2/mods-available/${name}.conf`;
  });
  const main = join(folder, 'apache.conf');
  writeFileSync(
    main,
    `ServerRoot ${folder}
    Listen 127.0.0.1:${ports.apache}
    ServerName localhost
    PidFile ${folder}/pid
    DefaultRuntimeDir ${folder}
    ErrorLog ${folder}/error.log
    User www-data
    Group www-data
    ${loaded.join('\n')}
    DocumentRoot ${folder}/srv
    <Directory ${folder}/srv>
      Options Indexes FollowSymLinks MultiViews
      AllowOverride All
      Require all granted
    </Directory>
    <FilesMatch "^\\.ht">
      Require all denied
    </FilesMatch>`,
  );
  return main;
};

// One after the other, because all use the same port.
test.describe.configure({ mode: 'serial' });
test.skip(!hasApache(), 'Apache is not installed here');

for (const { out, path } of [{ out: 'out', path: '' }, demo]) {
  test.describe(`Apache with the site at ${path}/`, { tag: '@full' }, () => {
    let stop: (() => Promise<void>) | undefined;
    test.beforeAll(async () => {
      const args = ['-f', configure(out, path), '-DFOREGROUND'];
      stop = await startServer(`${base}${path}/`, '/usr/sbin/apache2', args);
    });
    test.afterAll(() => stop?.());

    test('every address shows its page, without a redirect', async ({ request }) => {
      for (const { path: address, locale, exported } of addresses) {
        const response = await request.get(base + path + address, { maxRedirects: 0 });
        expect([address, response.status()]).toEqual([address, exported ? 200 : 404]);
        const html = await response.text();
        const expected = exported ? locale : 'en';
        expect([address, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([address, expected]);
      }
    });

    if (path !== '') {
      test('the path without its slash leads to the site, with the query', async ({ request }) => {
        const address = `${base}${path}?name=Anna%20B`;
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status()).toBe(308);
        expect(response.headers().location).toBe(`${base}${path}/?name=Anna%20B`);
        expect((await request.get(address)).status()).toBe(200);
      });
    }

    test('pages run, in the language of the address', async ({ page }) => {
      for (const address of [`/${language}/v`, `/x/${language}/y`]) {
        await open(page, `${base}${path}${address}?name=Anna`);
        await expect(page.getByTestId('display-name')).toHaveText('Anna');
        await expect(page.locator('html')).toHaveAttribute('lang', `${language}`);
      }
    });

    // Debian has an alias for `/icons/` at the root of a host. One missing file stops the worker.
    test('the service worker gets every file that it stores', async ({ request }) => {
      const worker = readFileSync(`${out}/sw.js`, 'utf8');
      const files = [...worker.matchAll(/"(\/[\w./~-]+\.\w+)"/g)].map(([, file = '']) => file);
      expect(files).toContain(`${path}/logo/icon.svg`);
      for (const file of files) {
        expect([file, (await request.get(base + file)).status()]).toEqual([file, 200]);
      }
    });

    test('every response has the headers of _headers, including errors', async ({ request }) => {
      const html = readFileSync(`${out}/index.html`, 'utf8');
      const [, script = ''] = /(\/_next\/static\/chunks\/[^"\\]+\.js)/.exec(html) ?? [];
      const lines = readFileSync(`${out}/_headers`, 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm);
      const security = Object.fromEntries(
        [...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value] as const),
      );
      const { 'cache-control': immutable = '', ...others } = security;
      for (const [address, status, cache] of [
        ['/', 200, 'no-cache'],
        [`/${language}`, 200, 'no-cache'],
        [script, 200, immutable],
        ['/sw.js', 200, 'no-cache'],
        ['/nowhere', 404, 'no-cache'],
        ['/_next/static/none.js', 404, 'no-cache'],
        ['/fonts/', 404, 'no-cache'],
        ['/_headers', 404, 'no-cache'],
        ['/index.html.br', 404, 'no-cache'],
        ['/.htaccess', 403, undefined],
      ] as const) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'Accept-Encoding': encoding };
          const answer = await request.get(base + path + address, { headers });
          const sent = answer.headers();
          expect([address, answer.status()]).toEqual([address, status]);
          expect([address, sent]).toEqual([address, expect.objectContaining(others)]);
          if (status === 403) continue;
          expect([address, sent['cache-control'], sent.vary]).toEqual([
            address,
            cache,
            'Accept-Encoding',
          ]);
          const stored = encoding === 'identity' ? undefined : encoding;
          expect([address, sent['content-encoding']]).toEqual([address, stored]);
          // In Debian's configuration, `.br` is a language.
          expect([address, sent['content-language']]).toEqual([address, undefined]);
          expect([address, sent['content-type']]).toEqual([
            address,
            address.endsWith('.js') && status === 200
              ? expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/)
              : 'text/html; charset=utf-8',
          ]);
        }
      }
    });
  });
}
