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

it('joins what overlaps, not what is merely near', () => {
  const first = box(100, 100, 50, 20);
  expect(holesOf([[first], [box(140, 110, 50, 20)]], [])).toEqual([box(92, 92, 106, 46)]);
  expect(holesOf([[first], [box(100, 130, 50, 20)]], [])).toEqual([
    box(92, 92, 66, 33),
    box(92, 125, 66, 33),
  ]);
});

it('has less padding where something else is near, but never covers what is framed', () => {
  const [above, left, far] = [box(0, 84, 400, 10), box(60, 100, 37, 20), box(0, 300, 400, 15)];
  expect(holesOf([[box(100, 100, 50, 20)]], [above, left, far])).toEqual([box(96, 94, 62, 34)]);
});

it('takes no notice of what is in a framed part, or around it', () => {
  const around = box(50, 50, 200, 200);
  expect(holesOf([[box(100, 100, 50, 20)]], [around, box(110, 105, 9, 9)])).toEqual([
    box(92, 92, 66, 36),
  ]);
});

const coordinate = fc.integer({ min: 10, max: 1_000 });
const size = fc.integer({ min: 5, max: 200 });
const boxes = fc.tuple(coordinate, coordinate, size, size).map((values) => box(...values));

it('makes at most six holes, which do not overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.array(boxes), { maxLength: 8 }), fc.array(boxes), (groups, others) => {
      const holes = holesOf(groups, others);
      expect(holes.length).toBeLessThanOrEqual(6);
      holes.forEach((a, index) => {
        for (const b of holes.slice(index + 1)) {
          const gaps = [a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom];
          expect(Math.max(...gaps)).toBeGreaterThanOrEqual(0);
        }
      });
    }),
  );
});

it('leaves anything whole that is four pixels or more from all that is framed', () => {
  fc.assert(
    fc.property(boxes, fc.array(boxes), (framed, others) => {
      const [hole] = holesOf([[framed]], others);
      const gap = (a: Box, b: Box) =>
        Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
      for (const other of others.filter((each) => gap(framed, each) >= 4)) {
        expect(gap(hole ?? framed, other)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
