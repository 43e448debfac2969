import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { otherLocales } from '@/lib/i18n/locales';
import { hasNginx } from '@/scripts/setup/findBrowsers';
import { isInContext, readStages } from '../containerfile';
import { hostAt } from './support/hostAt';
import { startServer } from './support/hostServer';
import { ports } from './support/ports';
import { expect, test } from './support/test';

const url = hostAt(ports.container);
const [language] = otherLocales;

/** What `docker build` would be given with `--build-arg`. */
const buildArguments: Record<string, string> = { SITE_URL: 'https://example.org/demo' };

const context = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(isInContext);

/** Copies a file to a path, or the contents of a folder into one, like COPY. */
const copy = (from: string, source: string, to: string, files: readonly string[]) => {
  for (const file of files) {
    if (file !== source && source !== '.' && !file.startsWith(`${source}/`)) continue;
    const inFolder = file === source ? basename(file) : relative(source, file);
    const isFolder = file !== source || /[./]$/.test(to);
    cpSync(join(from, file), isFolder ? join(to, inFolder) : to);
  }
};

/**
 * Does on this machine what the Containerfile says, except for the packages of the second stage.
 *
 * @param images the folder for the root of each stage
 * @returns the name of the user, the command, and the folder that stands for the root of the image
 */
const build = (images: string) => {
  // Playwright and its configuration set these for the tests.
  const { SITE_URL, BASE_PATH, HSTS, OUT_DIR, NODE_ENV, ...environment } = process.env;
  let image = images;
  let user = 'root';
  let command: string[] = [];
  for (const [stage, instructions] of readStages().entries()) {
    image = join(images, String(stage));
    let folder = image;
    for (const { name, text } of instructions) {
      if (name === 'WORKDIR') mkdirSync((folder = join(image, text)), { recursive: true });
      if (name === 'ARG') environment[text] = buildArguments[text] ?? '';
      if (name === 'RUN' && stage === 0) {
        const env = environment as NodeJS.ProcessEnv;
        const script = text.replace(/(?<![\w.])\/(site|srv)\b(?!\.)/g, `${image}/$1`);
        execFileSync('sh', ['-c', script], { cwd: folder, env, stdio: 'inherit' });
      }
      if (name === 'COPY') {
        const [first = '', ...others] = text.split(' ');
        const to = others.pop() ?? '';
        const target = to.startsWith('/') ? image + to : `${folder}/${to}`;
        if (first.startsWith('--from')) {
          cpSync(join(images, '0', others[0] ?? ''), target, { recursive: true });
        } else {
          for (const source of [first, ...others]) copy('.', source, target, context);
        }
      }
      if (name === 'USER') user = text;
      if (name === 'CMD') command = JSON.parse(text) as string[];
    }
  }
  return { user, command, image };
};

test.describe('the container', { tag: '@full' }, () => {
  test.skip(!hasNginx(), 'nginx is not installed here');

  test('builds the site, and serves it without root’s rights', async ({ request }) => {
    // Installs all packages, and builds the site.
    test.setTimeout(900_000);
    const images = mkdtempSync(join(tmpdir(), 'container-'));
    chmodSync(images, 0o755);
    const { user, command, image } = build(images);
    mkdirSync(join(image, 'tmp'));
    chmodSync(join(image, 'tmp'), 0o777);
    const nginx = join(image, 'etc/nginx');
    for (const file of ['nginx.conf', 'conf.d/dry-run.conf']) {
      const text = readFileSync(join(nginx, file), 'utf8')
        .replace('listen 8080', `listen 127.0.0.1:${ports.container}`)
        .replaceAll(/ \/(?=srv\/|tmp\/)/g, ` ${image}/`);
      writeFileSync(join(nginx, file), text);
    }
    const id = (kind: string) => Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));
    // Without root's rights, the test already runs as somebody else.
    const as = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
    expect(id('-u')).not.toBe(0);
    const [program = '', ...args] = command;
    const stop = await startServer(
      `${url}/demo/`,
      resolve('/usr/sbin', program),
      ['-c', join(nginx, 'nginx.conf'), ...args],
      { cwd: '/', ...as },
    );
    try {
      for (const [path, lang] of [
        ['/demo/', 'en'],
        [`/demo/${language}`, language],
        [`/demo/x/${language}/y`, language],
      ]) {
        const answer = await request.get(`${url}${path}`, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 200]);
        const html = await answer.text();
        expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(lang);
        expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toContain(buildArguments.SITE_URL);
        expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(answer.headers()['content-encoding']).toBe('br');
      }
      expect((await request.get(`${url}/`)).status()).toBe(404);
    } finally {
      await stop();
    }
    rmSync(images, { recursive: true });
  });
});
