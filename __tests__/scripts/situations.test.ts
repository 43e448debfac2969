import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folders = ['app', 'components', 'lib', 'scripts/export', '__tests__'];

it('the table of situations names existing files and tests, each in one place', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)),
  );
  const rows = readFileSync('docs/architecture.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.split(' | ').length === 4);
  expect(rows.length).toBeGreaterThan(40);
  for (const name of rows.flatMap((row) => row.match(/(?<=`)[\w.-]+\.tsx?(?=`)/g) ?? [])) {
    expect([name, files.filter((file) => file === name)]).toEqual([name, [name]]);
  }
});
