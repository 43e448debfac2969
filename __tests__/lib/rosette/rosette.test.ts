/** @jest-environment node */
import fc from 'fast-check';
import { fingerprintOf, rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';
import goldenRosette from './golden.json';

const seeds = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

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
          expect(path).toMatch(/^M-?\d+(\.\d)? -?\d+(\.\d)?(L-?\d+(\.\d)? -?\d+(\.\d)?)+Z$/);
          const radii = pointsOf(path).map(([x = NaN, y = NaN]) => Math.hypot(x, y));
          expect(Math.max(...radii)).toBeLessThan(rosetteRadius);
          expect(Math.min(...radii)).toBeGreaterThan(53);
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
    // 42 lobes are drawn, and seven turns: 24 points for each of 43.
    expect(pointsOf(rosettePaths('lobes-1')[1] ?? '')).toHaveLength(43 * 24);
  });

  it('visits every point once: no path closes early', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const path of rosettePaths(seed)) {
          const points = path.slice(1, -1).split('L');
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
