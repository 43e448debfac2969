import fc from 'fast-check';
import { holesOf, type Box } from '@/components/lesson/holes';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('leaves a hole around each group, with the frame inside', () => {
  expect(holesOf([[box(100, 100, 50, 20)], [box(300, 100, 50, 20)]], [])).toEqual([
    box(92, 92, 66, 36),
    box(292, 92, 66, 36),
  ]);
});

it('frames what belongs together as one, and nothing for a group without boxes', () => {
  const column = [box(100, 100, 50, 20), box(90, 200, 60, 20)];
  expect(holesOf([column, []], [])).toEqual([box(82, 92, 76, 136)]);
  // In a list of two columns, one for each.
  const second = column.map((each) => ({
    ...each,
    left: each.left + 300,
    right: each.right + 300,
  }));
  expect(holesOf([[...column, ...second]], [])).toEqual([
    box(82, 92, 76, 136),
    box(382, 92, 76, 136),
  ]);
});

it('joins holes that would be less than four pixels apart', () => {
  const first = box(100, 100, 50, 20);
  expect(holesOf([[first], [box(100, 139, 50, 20)]], [])).toHaveLength(1);
  expect(holesOf([[first], [box(100, 140, 50, 20)]], [])).toHaveLength(2);
});

it('ends a hole at the rules that are nearer than its padding', () => {
  const rules = [box(0, 80, 400, 15), box(0, 120, 400, 15), box(0, 300, 400, 15)];
  expect(holesOf([[box(100, 100, 50, 20)]], rules)).toEqual([box(92, 95, 66, 25)]);
});

it('extends a hole over the rules that its edges would cut', () => {
  const rules = [box(0, 90, 400, 15), box(0, 115, 400, 15), box(0, 300, 400, 15)];
  expect(holesOf([[box(100, 100, 50, 20)]], rules)).toEqual([box(92, 85, 66, 50)]);
});

const coordinate = fc.integer({ min: 10, max: 1_000 });
const size = fc.integer({ min: 5, max: 200 });
const boxes = fc.tuple(coordinate, coordinate, size, size).map((values) => box(...values));
const rule = coordinate.map((top) => box(0, top, 1_200, 15));

it('makes at most four holes, far enough from each other, that cut no rule', () => {
  fc.assert(
    fc.property(fc.array(fc.array(boxes), { maxLength: 8 }), fc.array(rule), (groups, rules) => {
      const holes = holesOf(groups, rules);
      expect(holes.length).toBeLessThanOrEqual(4);
      const gap = (a: Box, b: Box) =>
        Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
      holes.forEach((hole, index) => {
        for (const other of holes.slice(index + 1))
          expect(gap(hole, other)).toBeGreaterThanOrEqual(4);
        for (const each of rules) {
          const isWhole = each.top >= hole.top && each.bottom <= hole.bottom;
          expect(isWhole || gap(hole, each) >= 0).toBe(true);
        }
      });
    }),
  );
});
