import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { root } from '../../export/folders';
import { compress } from '../../export/compress';

/** Inside the project, so that the pages are built with its versions of Next.js and React, but not in node_modules. */
const folder = `${root}.cache/compare/`;

const floorFiles = {
  'package.json': '{ "name": "floor", "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.jsx': `export const metadata = { title: 'Hello' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1>; }',
};

/**
 * Builds what both views are compared with: a page of Next.js with nothing in it, `floor.html`, and a
 * page without any library, `handWritten.html`.
 *
 * @returns the folder with both, stored compressed too
 */
export const buildFloor = async (): Promise<string> => {
  const floor = `${folder}floor/`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${floor}app`, { recursive: true });
  for (const [name, text] of Object.entries(floorFiles)) await writeFile(floor + name, text);
  execFileSync('npx', ['next', 'build', floor], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const out = `${floor}out/`;
  await cp(`${out}index.html`, `${out}floor.html`);
  await cp(`${root}scripts/measure/compare/handWritten.html`, `${out}handWritten.html`);
  await compress(out);
  return out;
};
