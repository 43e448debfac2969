import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addresses } from '../addresses';
import { demo, hostAt, ports } from './support/hosts';
import { expect, test } from './support/test';

const nginx = '/usr/sbin/nginx';
const base = hostAt(ports.nginx);

/**
 * Sets up what the container has in a temporary folder. Only the port and the location of the
 * folders are changed.
 *
 * @param out the folder of the export
 * @param path its path on the host
 */
const configure = (out: string, path: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Started by root, nginx serves as another user.
  chmodSync(folder, 0o755);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    readFileSync('deploy/container.conf', 'utf8').replaceAll(' /tmp', ` ${folder}`),
  );
  mkdirSync(join(folder, 'conf.d'));
  const [, expression = ''] =
    /sed -i "(.*)" deploy\/nginx\.conf/.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
  const site = execFileSync('sed', [expression.replace('$path', path), 'deploy/nginx.conf'])
    .toString()
    .replace('listen 8080', `listen 127.0.0.1:${ports.nginx}`)
    .replace('root /srv/dry-run', `root ${folder}/srv`);
  writeFileSync(join(folder, 'conf.d/dry-run.conf'), site);
  symlinkSync(resolve(out), join(folder, 'srv'));
  return main;
};

// One after the other, because both use the same port.
test.describe.configure({ mode: 'serial' });
test.skip(!existsSync(nginx), 'nginx is not installed here');

for (const { out, path: site } of [{ out: 'out', path: '' }, demo]) {
  test.describe(`nginx with the site at ${site}/`, { tag: '@full' }, () => {
    let server: ChildProcess;
    test.beforeAll(async () => {
      const args = ['-e', 'stderr', '-c', configure(out, site)];
      execFileSync(nginx, [...args, '-t', '-q']);
      server = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
      await expect(async () => {
        expect((await fetch(`${base}${site}/`)).ok).toBe(true);
      }).toPass({ timeout: 20_000 });
    });
    test.afterAll(async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    });

    test('answers every address with its page', async ({ app, page, request }) => {
      for (const { path, locale, exported } of addresses) {
        const response = await request.get(base + site + path, { maxRedirects: 0 });
        expect([path, response.status()]).toEqual([path, 200]);
        const lang = /<html lang="([^"]*)"/.exec(await response.text())?.[1];
        expect([path, lang]).toEqual([path, exported ? locale : 'en']);
      }
      await app.open(`${base}${site}/x/de/y?name=Anna`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });

    test('sends the headers with every response, and compresses texts', async ({ request }) => {
      const [, script = ''] =
        /(\/_next\/static\/chunks\/[^"\\]+\.js)/.exec(readFileSync(`${out}/v.html`, 'utf8')) ?? [];
      for (const [path, status, cache] of [
        ['/', 200, 'no-cache'],
        ['/nowhere', 200, 'no-cache'],
        [script, 200, 'public, max-age=31536000, immutable'],
        ['/fonts/inter-4-1-b/LICENSE.txt', 200, 'public, max-age=31536000, immutable'],
        ['/_next/static/none.js', 404, undefined],
        ['/og/none.png', 404, undefined],
        ['/_headers', 404, undefined],
      ] as const) {
        const response = await request.get(base + site + path);
        const headers = response.headers();
        expect([path, response.status()]).toEqual([path, status]);
        expect([path, headers['cache-control']]).toEqual([path, cache]);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['x-content-type-options']).toBe('nosniff');
        if (status === 200) expect(headers['content-encoding']).toBe('gzip');
      }
    });
  });
}
