import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folders = ['app', 'components', 'lib', 'scripts/export', '__tests__'];

it('the table of situations has at most 60 rows, and names files and tests that exist once', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  );
  const rows = readFileSync('docs/architecture.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.split(' | ').length === 4)
    // Without the head.
    .slice(2);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.length).toBeLessThanOrEqual(60);
  for (const name of rows.flatMap((row) => row.match(/(?<=`)[\w.-]+\.tsx?(?=`)/g) ?? [])) {
    expect([name, files.filter((file) => file === name)]).toEqual([name, [name]]);
  }
});
