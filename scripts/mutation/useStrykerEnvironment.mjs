/**
 * Replaces Jest's Node environment with Stryker's in Stryker's copy of the project, before the
 * tests. Only Stryker's environment records which test reaches which mutant: in Jest's, tests would
 * seem to reach none.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

for (const name of readdirSync('__tests__', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = `__tests__/${name}`;
  const text = readFileSync(file, 'utf8');
  const replaced = text.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  );
  if (replaced !== text) writeFileSync(file, replaced);
}
