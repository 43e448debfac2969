import { existsSync, readFileSync } from 'node:fs';

/** The tests need a build at the root of its host. */
const checkBuild = () => {
  const page = 'out/index.html';
  if (!existsSync(page) || !readFileSync(page, 'utf8').includes('"/_next/')) {
    throw new Error('The browser tests need a build in out/, without a path. Run: npm run build');
  }
};

export default checkBuild;
