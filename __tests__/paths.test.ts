/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['__tests__', 'app', 'components', 'lib', 'messages', 'public', 'scripts'];
const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const withoutExtension = (path: string) => path.replace(/\.[^./]+$/, '');

// macOS and Windows ignore letter case, and an import leaves the extension out: of two such files,
// it would find the wrong one.
it.each([
  ['paths', paths],
  ['paths without their extensions', paths.map(withoutExtension)],
])('no two %s differ only in letter case', (_name, names) => {
  const spellings = new Map<string, string>();
  const faults = names.filter((name) => {
    const first = spellings.get(name.toLowerCase()) ?? name;
    spellings.set(name.toLowerCase(), first);
    return first !== name;
  });
  expect(faults).toEqual([]);
});
