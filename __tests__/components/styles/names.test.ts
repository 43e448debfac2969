/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

const all = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .join('\n');

it('has one component for each name of a class, and one element for each name of page styles', () => {
  const components = [...all.matchAll(/ = styled\(\s*[\w']+,\s*'([A-Z][A-Za-z]*)',?\s*\)/g)];
  const names = components.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(all.match(/ = styled\(/g)).toHaveLength(names.length);

  const page = [...all.matchAll(/<PageStyles\s[^>]*?name=["{]([^"}]+)/g)].map(([, name]) => name);
  expect(page.length).toBeGreaterThan(2);
  expect(new Set(page).size).toBe(page.length);
  expect(all.match(/<PageStyles\s/g)).toHaveLength(page.length);
});
