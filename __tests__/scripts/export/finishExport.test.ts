/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '@/scripts/export/folders';

const folder = join(cache, 'complete-export');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves a complete export as it is', () => {
  mkdirSync(folder, { recursive: true });
  const files = ['404.html', '404.html.gz', 'index.html', 'index.html.gz'];
  for (const file of files) writeFileSync(join(folder, file), file);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/export/finishExport.ts'],
    { encoding: 'utf8', env: { ...process.env, OUT_DIR: '.cache/complete-export' } },
  );
  expect(stdout).toMatch(/^The export is complete already, in \S+complete-export\/\n$/);
  expect(status).toBe(0);
  expect(readdirSync(folder)).toEqual(files);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toBe(file);
});
