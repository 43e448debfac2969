import fc from 'fast-check';
import { withStep } from '@/components/lesson/useStepInAddress';

it.each([
  ['', 1, '?lesson=1'],
  ['?', 1, '?lesson=1'],
  ['?seed=a', 1, '?seed=a&lesson=1'],
  ['?lesson=2&seed=a', 3, '?lesson=3&seed=a'],
  ['?seed=a&lesson=2&utm_x=%20+b', 3, '?seed=a&lesson=3&utm_x=%20+b'],
  ['?lesson=2&seed=a&lesson=4', 3, '?lesson=3&seed=a'],
  ['?l%65sson=2', 3, '?lesson=3'],
  ['?lessons=2&x=lesson', 3, '?lessons=2&x=lesson&lesson=3'],
  ['?lesson=2', null, ''],
  ['?seed=a&lesson=2&paused', null, '?seed=a&paused'],
  ['?lesson', null, ''],
  ['', null, ''],
])('%j at step %j is %j', (search, step, expected) => {
  expect(withStep(search, step)).toBe(expected);
});

it('gives back what was written without the lesson, to the letter', () => {
  const part = fc.stringMatching(/^[a-z%2+=]{1,6}$/).filter((text) => !/^%/.test(text));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.integer({ min: 1, max: 8 }), (parts, step) => {
      const search = `?${parts.join('&')}`;
      expect(withStep(withStep(search, step), null)).toBe(search);
    }),
  );
});
