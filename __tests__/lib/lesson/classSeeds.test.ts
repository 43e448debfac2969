/** @jest-environment node */
import fc from 'fast-check';
import { parseSeed } from '@/lib/parameters/parsers';
import { classSeeds, classSize } from '@/lib/lesson/classSeeds';

describe('the seeds of a class', () => {
  it.each([
    ['class-1', 3, ['class-1', 'class-2', 'class-3']],
    ['class-9', 3, ['class-9', 'class-10', 'class-11']],
    ['class-19', 2, ['class-19', 'class-20']],
    ['7b', 2, ['7b-1', '7b-2']],
    ['7b-', 2, ['7b-1', '7b-2']],
    ['run007', 2, ['run007', 'run008']],
    ['5', 2, ['5', '6']],
    ['1234567890', 2, ['1234567890', '1234567891']],
    ['x'.repeat(64), 2, [`${'x'.repeat(63)}1`, `${'x'.repeat(63)}2`]],
    // Each is printed as the first one is.
    ['1795460400000', 3, ['1795460400000', '1795460401000', '1795460402000']],
    ['class-5', 1, ['class-5']],
    ['class', 1, ['class']],
  ])('from %s for %i', (first, count, seeds) => {
    expect(classSeeds(first, count)).toEqual(seeds);
  });

  it('are as many, all different, and seeds', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
        fc.integer(classSize),
        (first, count) => {
          const seeds = classSeeds(first, count);
          expect(new Set(seeds).size).toBe(count);
          for (const seed of seeds) expect(parseSeed(seed)).toBe(seed);
        },
      ),
    );
  });
});
