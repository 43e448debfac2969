/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parameterNames, parameters } from '@/lib/parameters/parameters';
import { modules } from '@/modules.mjs';

const readme = readFileSync('README.md', 'utf8');

/** The cells of the rows in the table whose header starts with `head`. */
const rowsUnder = (head: string) => {
  const [, table = ''] =
    new RegExp(`\\n\\| ${head} .*\\n\\| -.*\\n((?:\\|.*\\n)+)`).exec(readme) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

describe('the README', () => {
  it('lists the modules, and what each may import', () => {
    const shortName = (module: string) => module.split('/').at(-1);
    expect(rowsUnder('module').map(([module, , imports]) => [module, imports])).toEqual(
      Object.entries(modules).map(([module, allowed]) => [
        `\`${module}\``,
        allowed.map(shortName).join(', ') || 'nothing',
      ]),
    );
  });

  it('lists the parameters in their order, with what each accepts', () => {
    const rows = rowsUnder('parameter');
    expect(rows.map(([name]) => name)).toEqual(parameterNames.map((name) => `\`${name}\``));
    const takes = Object.fromEntries(
      rows.map(([name = '', text = '']) => [name.slice(1, -1), text]),
    );
    for (const name of parameterNames) {
      const { field } = parameters[name];
      const said =
        field.kind === 'text'
          ? [String(field.max)]
          : field.kind === 'choice'
            ? field.options
            : 'range' in field
              ? [(field.range.max / (field.kind === 'amount' ? 100 : 1)).toLocaleString('en')]
              : [];
      for (const each of said) expect(takes[name]).toContain(each);
    }
  });
});
