/** @jest-environment node */
import { updatesAt } from '@/lib/lesson/updatesAt';

it.each([
  [0, 0, 0],
  [0, 6_999, 0],
  [0, 7_000, 2],
  [0, 25_999, 38],
  [0, 26_000, 40],
  [0, 90_000, 40],
  [3, 0, 120],
  [3, 8_500, 124],
])('after %i rounds and %i ms, a run has shown %i updates of a profit', (rounds, t, updates) => {
  expect(updatesAt({ rounds, t })).toBe(updates);
});
