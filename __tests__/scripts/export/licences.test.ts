/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { licences } from '@/scripts/export/licences';

/** The packages from which our own modules import more than types. */
const imported = () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^import (?!type )[^;']*'((?:@[\w-]+\/)?[a-z][\w.-]*)/gm,
      ),
    ])
    .map(([, name = '']) => name);
  return [...new Set(names)];
};

it('names every package that our modules import, also those that only the build calls', async () => {
  const names = imported();
  expect(names).toEqual(expect.arrayContaining(['next', 'react', '@mui/material']));
  const text = await licences();
  expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual([]);
});
