/**
 * Runs in Stryker's copy of the project, before its tests: Jest's environment for Node becomes
 * Stryker's, which also records which test reaches which mutant. Without it, these tests would be
 * taken to reach none.
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
