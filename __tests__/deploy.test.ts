/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');

describe('the container', () => {
  it('has everything where nginx looks for it', () => {
    const places = [...container.matchAll(/^COPY (?:--from=\w+ )?\S+ (\/\S+)$/gm)].map(
      ([, index = '']) => index.replace(/\/$/, ''),
    );
    const [, root = ''] = /root (\S+);/.exec(nginx) ?? [];
    const included = [...nginx.matchAll(/include (\S+)\/\w+\.conf;/g)].map(([, folder]) => folder);
    expect(places).toContain(root);
    for (const folder of included) expect(places).toContain(`/etc/nginx/${folder}`);
  });

  it('copies only files that are in the repository', () => {
    const sources = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' '),
    );
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the function for CloudFront', () => {
  const source = readFileSync('deploy/cloudfront.js', 'utf8');

  it.each([
    ['/', '/index.html'],
    ['/de', '/de.html'],
    ['/de/', '/de.html'],
    ['/de/v/', '/de/v.html'],
    ['/x/de/y', '/x/de/y.html'],
    ['/sw.js', '/sw.js'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ])('maps %s to the file %s', (uri, file) => {
    const found: unknown = runInNewContext(`${source}; handler({ request: { uri } }).uri`, { uri });
    expect(found).toBe(file);
  });
});
