/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parameterNames, parameters } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';

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

  it('has example links whose values the page uses', () => {
    const links = [...readme.matchAll(/(?:`|localhost:3000)(\/[^`\s]*\?[^`)\s]*)/g)].map(
      ([, link = '']) => new URL(link, 'https://site.example'),
    );
    expect(links.length).toBeGreaterThan(5);
    for (const { pathname, search } of links) {
      const { rejections } = parseLink(search, pathname.endsWith('/v') ? 'alternate' : 'main');
      expect([search, rejections]).toEqual([search, []]);
    }
  });
});
