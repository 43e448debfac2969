/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [join(folder, file)] : [])),
);

/** The anchors of the headings: their words in lower case, with hyphens. */
const anchorsOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  it('has no broken link to a file or heading of the repository', () => {
    const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)];
    const own = links.map(([, link = '']) => link).filter((link) => !/^\w+:/.test(link));
    const missing = own.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
    expect(missing).toEqual([]);
  });
});
