import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import vercel from '@/vercel.json';

const read = (file: string) => readFileSync(file, 'utf8');

/** The headers in `public/_headers`, by path. */
const headers = read('public/_headers')
  .split(/^(?=\/)/m)
  .slice(1)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    return { path, values: lines.map((line) => /(\S+): (.*)/.exec(line)?.slice(1) ?? []) };
  });

it('no site may frame the pages, and no address leaves them or is logged', () => {
  const own = Object.fromEntries(headers[0]?.values ?? []) as Record<string, string>;
  expect(own['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(own['Referrer-Policy']).toBe('no-referrer');
  expect(read('deploy/nginx.conf')).toContain('access_log off;');
});

it('vercel.json has the same headers, but no cache for files that may be missing', () => {
  expect(vercel.headers).toEqual(
    headers
      .map(({ path, values }) => ({
        source: path.replace('*', '(.*)'),
        headers: values.map(([key, value]) => ({ key, value })),
      }))
      .filter(({ headers: [first] }) => first?.key !== 'Cache-Control'),
  );
});

it('deploy/nginx.conf has the same headers', () => {
  const nginx = read('deploy/nginx.conf');
  const always = [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)].map((match) => [...match]);
  expect(always.map(([, name, value]) => [name, value])).toEqual(headers[0]?.values);
  for (const { path, values } of headers.slice(1)) {
    const [folder] = path.split('*');
    const [[, value] = []] = values;
    const entries = [...nginx.matchAll(/^ {4}~(\S+) +"?([^"]*?)"?;$/gm)];
    const matching = entries.filter(([, pattern = '']) => RegExp(pattern).test(`${folder}x`));
    expect(matching.map(([, , text]) => text)).toEqual([value]);
  }
});

describe('the build commands of hosts hand the address of the site over', () => {
  const netlify = /command = "(.*)"/.exec(read('netlify.toml'))?.[1] ?? '';

  const { buildCommand } = vercel;
  const domain = 'VERCEL_PROJECT_PRODUCTION_URL';

  // Windows has another shell.
  (process.platform === 'win32' ? it.skip : it).each([
    [netlify, { URL: 'https://a.test' }, 'https://a.test'],
    [netlify, { URL: 'https://a.test', SITE_URL: 'https://b.test' }, 'https://b.test'],
    [netlify, {}, ''],
    [buildCommand, { [domain]: 'a.test' }, 'https://a.test'],
    [buildCommand, { [domain]: 'a.test', SITE_URL: 'https://b.test/c' }, 'https://b.test/c'],
    [buildCommand, { [domain]: '' }, ''],
  ])('%s, with %j', (command, variables, expected) => {
    const { NODE_ENV, PATH } = process.env;
    const shell = command.replace('npm run build', 'printenv SITE_URL');
    const printed = execSync(shell, { env: { NODE_ENV, PATH, ...variables }, encoding: 'utf8' });
    expect(printed).toBe(`${expected}\n`);
  });
});
