/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync('git', ['ls-files', '--eol'], { encoding: 'utf8' });

// Without Git, as in the archive of a release, nothing converts line ends.
(status === 0 ? it : it.skip)('a clone has line feeds, whatever Git is set to', () => {
  const isSafe = (file: string) =>
    /^i\/(lf|none) .*attr\/text=auto eol=lf|^i\/-text .*attr\/-text/.test(file);
  const files = stdout.trim().split('\n');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !isSafe(file))).toEqual([]);
});
