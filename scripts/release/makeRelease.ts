/**
 * Makes the files of a release in `release/`: an archive of the built site, its bill of materials
 * (CycloneDX), checksums of both, and the text from the changelog. `npm run release -- v2.0.0`
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { out, root } from '../export/folders';
import { changelogSection } from './changelogSection';

const folder = `${root}release/`;

const run = (program: string, options: readonly string[]) =>
  execFileSync(program, options, {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const packageText = await readFile(`${root}package.json`, 'utf8');
const { name, version } = JSON.parse(packageText) as Record<'name' | 'version', string>;
const tag = process.argv[2];
if (tag !== `v${version}`) {
  throw new Error(`The tag is ${tag ?? 'missing'}, but package.json has the version ${version}`);
}
const notes = changelogSection(await readFile(`${root}CHANGELOG.md`, 'utf8'), version);
if (notes === null) throw new Error(`CHANGELOG.md says nothing about ${version}`);

run('npm', ['run', 'build']);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);

const archive = `${name}-${version}.tar.gz`;
// Reproducible: sorted, and without the times and owners of this machine. Each release has a time of
// its own, because rsync, `aws s3 sync` and nginx's ETag take a changed file of the same size for the
// same file if its time is also the same.
const time = run('git', ['log', '-1', '--format=%ct']).toString().trim();
const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${time}`];
const transform = `--transform=s,^${basename(out)},${name}-${version},`;
run('tar', [
  ...options,
  transform,
  '--use-compress-program=gzip -n',
  '-cf',
  folder + archive,
  '-C',
  dirname(out),
  basename(out),
]);

const parts = `${name}-${version}.cdx.json`;
await writeFile(
  folder + parts,
  run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']),
);

const sums = await Promise.all(
  [archive, parts].map(async (file) => {
    const sum = createHash('sha256').update(await readFile(folder + file));
    return `${sum.digest('hex')}  ${file}\n`;
  }),
);
await writeFile(`${folder}SHA256SUMS`, sums.join(''));
await writeFile(`${folder}notes.md`, `${notes}\n`);
console.log(`${archive}, ${parts}, SHA256SUMS and notes.md are in ${folder}`);
