/** @jest-environment node */
import fc from 'fast-check';
import { fingerprintOf, rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';
import goldenRosette from './golden.json';

const seeds = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

type Point = readonly [number, number];

const pointsIn = (text: string): Point[] => {
  const numbers = text.trim().split(/[ CS]/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? NaN,
    numbers[2 * index + 1] ?? NaN,
  ]);
};

/** The four points of each cubic curve: `S` reflects the control point before it. */
const curvesOf = (path: string) => {
  const [first = '', ...others] = path.slice(1, -1).split('S');
  const [start = [NaN, NaN], control = [NaN, NaN], before = [NaN, NaN], end = [NaN, NaN]] =
    pointsIn(first);
  const curves: [Point, Point, Point, Point][] = [[start, control, before, end]];
  for (const other of others) {
    const [, , [beforeX, beforeY], [x, y]] = curves.at(-1) ?? [start, start, start, start];
    const [next = [NaN, NaN], to = [NaN, NaN]] = pointsIn(other);
    curves.push([[x, y], [2 * x - beforeX, 2 * y - beforeY], next, to]);
  }
  return curves;
};

const middleOf = ([a, b, c, d]: readonly [Point, Point, Point, Point]): Point => [
  (a[0] + 3 * b[0] + 3 * c[0] + d[0]) / 8,
  (a[1] + 3 * b[1] + 3 * c[1] + d[1]) / 8,
];

const radius = ([x, y]: Point) => Math.hypot(x, y);

describe('the rosette of a seed', () => {
  it('is what it has always been', () => {
    expect({ paths: rosettePaths('golden'), fingerprint: fingerprintOf('golden') }).toEqual(
      goldenRosette,
    );
  });

  it('has three closed paths of plain numbers inside its square, around a free centre', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const paths = rosettePaths(seed);
        expect(paths).toHaveLength(3);
        for (const path of paths) {
          expect(path).toMatch(/^M\S+ \S+C(\S+ ){5}\S+?(S(\S+ ){3}\S+?)+Z$/);
          expect(path).toMatch(/^[MCSZ](-?\d+(\.\d)?[ CSZ])+$/);
          const curves = curvesOf(path);
          const radii = curves.flatMap((curve) => [curve[3], middleOf(curve)]).map(radius);
          expect(curves.at(-1)?.[3]).toEqual(curves[0]?.[0]);
          expect(Math.max(...radii)).toBeLessThan(rosetteRadius);
          expect(Math.min(...radii)).toBeGreaterThan(53);
        }
      }),
    );
  });

  it('consists of hypotrochoids, between their points too', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const path of rosettePaths(seed)) {
          const curves = curvesOf(path);
          const outer = radius(curves[0]?.[0] ?? [NaN, NaN]);
          // Halfway through a lobe.
          const inner = radius(curves[3]?.[0] ?? [NaN, NaN]);
          const distances = [7, 11, 13].map((turns) => {
            const at = (index: number): Point => {
              const angle = (2 * Math.PI * turns * index) / curves.length;
              const other = angle * (curves.length / 6 / turns - 1);
              return [
                ((outer + inner) * Math.cos(angle) + (outer - inner) * Math.cos(other)) / 2,
                ((outer + inner) * Math.sin(angle) - (outer - inner) * Math.sin(other)) / 2,
              ];
            };
            const distance = (point: Point, index: number) =>
              radius([point[0] - at(index)[0], point[1] - at(index)[1]]);
            return Math.max(
              ...curves.flatMap((curve, index) => [
                distance(curve[0], index),
                distance(middleOf(curve), index + 0.5),
              ]),
            );
          });
          expect(Math.min(...distances)).toBeLessThan(0.3);
        }
      }),
    );
  });

  it('is drawn once while the seed stays the same', () => {
    const paths = rosettePaths('once');
    expect(rosettePaths('once')).toBe(paths);
    expect(rosettePaths('twice')).not.toEqual(paths);
    expect(rosettePaths('once')).toEqual(paths);
  });

  it('has one lobe more where the number that is drawn would close it early', () => {
    // 42 lobes are drawn, and seven turns: six curves for each of 43.
    expect(curvesOf(rosettePaths('lobes-1')[1] ?? '')).toHaveLength(43 * 6);
  });

  it('visits every point once: no path closes early', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const path of rosettePaths(seed)) {
          const points = curvesOf(path).map(([point]) => point.join(' '));
          // Where the curve crosses itself, two points may be rounded to the same place.
          expect(new Set(points).size).toBeGreaterThan(points.length * 0.6);
        }
      }),
    );
  });

  it('differs between neighbouring seeds, and so does the fingerprint', () => {
    const numbered = Array.from({ length: 200 }, (_, index) => `seed-${index}`);
    expect(new Set(numbered.map((seed) => rosettePaths(seed).join())).size).toBe(200);
    expect(new Set(numbered.map(fingerprintOf)).size).toBeGreaterThan(195);
    for (const seed of numbered) expect(fingerprintOf(seed)).toMatch(/^[0-9a-f]{4}$/);
  });
});
