/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { hostFolder, root } from '@/scripts/export/folders';
import { isInContext, readStages } from './containerfile';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** A command, followed by the commands of the scripts that it runs. */
const withScripts = (command: string): string =>
  [
    command,
    ...Array.from(command.matchAll(/npm run (\S+)/g), ([, name = '']) =>
      withScripts(scripts[name] ?? ''),
    ),
  ].join(' ');

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

  it('takes from the build what the build makes', () => {
    const [build = [], server = []] = readStages();
    const textsOf = (stage: typeof build, instruction: string) =>
      stage.flatMap(({ name, text }) => (name === instruction ? text : []));
    const [folder = ''] = textsOf(build, 'WORKDIR');
    const made = [
      relative(root, hostFolder).replace(/^/, `${folder}/`),
      ...textsOf(build, 'RUN').flatMap((text) => /cpSync\('out', '([^']+)'/.exec(text)?.[1] ?? []),
    ];
    const taken = textsOf(server, 'COPY').flatMap((text) => {
      const [, source] = /^--from=build (\S+)\/ /.exec(text) ?? [];
      return source ?? [];
    });
    expect(taken.toSorted()).toEqual(made.toSorted());
  });

  it('finds every file that it names', () => {
    const named = readStages()
      .flat()
      .flatMap(({ name, text }) => {
        if (name === 'COPY' && !text.startsWith('--from')) return text.split(' ').slice(0, -1);
        if (name !== 'RUN') return [];
        return withScripts(text).match(/(?<=[ './])(scripts|deploy)\/[\w./-]+/g) ?? [];
      });
    expect(named).toEqual(expect.arrayContaining(['.', 'package.json', 'deploy/nginx.conf']));
    expect(named).toContain('scripts/export/finishExport.ts');
    expect(named.filter((file) => !existsSync(file) || !isInContext(file))).toEqual([]);
  });

  it('installs without scripts, whose files are not there yet', () => {
    const texts = readStages()[0]?.map(({ text }) => text) ?? [];
    expect(texts.indexOf('npm ci --ignore-scripts')).toBeGreaterThan(0);
    expect(texts.indexOf('npm ci --ignore-scripts')).toBeLessThan(texts.indexOf('. .'));
  });

  it('does not run as root', () => {
    const users = readStages()[1]?.filter(({ name }) => name === 'USER');
    expect(users).toEqual([{ name: 'USER', text: 'www-data' }]);
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
