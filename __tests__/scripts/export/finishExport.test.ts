/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache } from '@/scripts/export/folders';

const folder = join(cache, 'complete-export');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const finish = () =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/export/finishExport.ts'], {
    encoding: 'utf8',
    env: { ...process.env, OUT_DIR: '.cache/complete-export' },
  });

const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
};

it('leaves a complete export as it is', () => {
  const files = ['404.html', '404.html.gz', 'index.html', 'index.html.gz'];
  files.forEach(write);
  const { status, stdout } = finish();
  expect(stdout).toMatch(/^The export is complete already, in \S+complete-export\/\n$/);
  expect(status).toBe(0);
  expect(readdirSync(folder)).toEqual(files);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toBe(file);
});

it('does not complete an export a second time that was interrupted', () => {
  const files = ['404.html', 'de.html', 'de/index.html', 'index.html'];
  files.forEach(write);
  const { status, stderr } = finish();
  expect(stderr).toContain('The export was completed only in part. Run: npm run build');
  expect(status).toBe(1);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toBe(file);
});
