import type { Range } from '@/lib/config/limits';
import { integerFrom, streamKey, wordsAt } from '@/lib/simulation/randomStream';

/** Half the edge of the square around the paths, in pixels. The square is centred on 0, 0. */
export const rosetteRadius = 120;

/** The ranges for a ring of the guilloche: the radii of its curve, in pixels, and its lobes. */
type Ring = { readonly outer: Range; readonly inner: Range; readonly lobes: Range };

/** From the outside in. The centre stays free for text. */
const rings: readonly Ring[] = [
  { outer: { min: 112, max: 119 }, inner: { min: 82, max: 92 }, lobes: { min: 36, max: 61 } },
  { outer: { min: 96, max: 106 }, inner: { min: 64, max: 74 }, lobes: { min: 24, max: 43 } },
  { outer: { min: 78, max: 86 }, inner: { min: 54, max: 60 }, lobes: { min: 14, max: 27 } },
];

/** Turns after which a curve closes. Primes, so that few numbers of lobes share a divisor. */
const turns = [7, 11, 13] as const;

/** Curves per lobe. With six, the rounded path is within 0.3 pixels of the hypotrochoid. */
const curvesPerLobe = 6;

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;

/**
 * The path of a hypotrochoid, approximated by cubic Bézier curves with the same points and
 * tangents.
 *
 * @param outer the largest radius of the curve, in pixels
 * @param inner the smallest radius of the curve, in pixels
 * @param lobes how many times the curve touches `outer`
 * @param closedAfter turns around the centre until the curve closes; no divisor shared with `lobes`
 */
const hypotrochoid = (outer: number, inner: number, lobes: number, closedAfter: number) => {
  const large = (outer + inner) / 2;
  const small = (outer - inner) / 2;
  const ratio = (lobes - closedAfter) / closedAfter;
  const count = lobes * curvesPerLobe;
  const step = (2 * Math.PI * closedAfter) / count;
  const at = (index: number) => {
    const angle = index * step;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [smallCos, smallSin] = [Math.cos(ratio * angle), Math.sin(ratio * angle)];
    const x = large * cos + small * smallCos;
    const y = large * sin - small * smallSin;
    // The control points of a Bézier curve are at a third of its tangents.
    const dx = (-large * sin - ratio * small * smallSin) * (step / 3);
    const dy = (large * cos - ratio * small * smallCos) * (step / 3);
    const write = (along: number) => `${tenth(x + along * dx)} ${tenth(y + along * dy)}`;
    return { point: write(0), before: write(-1), after: write(1) };
  };
  const start = at(0);
  const curves = Array.from({ length: count }, (_, index) => {
    const { point, before } = at(index + 1);
    return `${before} ${point}`;
  });
  // `S` mirrors the last control point, so the tangent is the same on both sides of a point.
  return `M${start.point}C${start.after} ${curves.join('S')}Z`;
};

const drawRings = (seed: string) => {
  const key = streamKey(seed, 'rosette');
  return rings.map((ring, index) => {
    const draw = (range: Range, n: number) => integerFrom(wordsAt(key, index * 4 + n)[0], range);
    const closedAfter = turns[draw({ min: 0, max: turns.length - 1 }, 0)] ?? turns[0];
    const drawn = draw(ring.lobes, 1);
    // With a common divisor, the curve would close early.
    const lobes = drawn % closedAfter === 0 ? drawn + 1 : drawn;
    return hypotrochoid(draw(ring.outer, 2), draw(ring.inner, 3), lobes, closedAfter);
  });
};

/** Caches the last result, because a page shows the same seed in several places. */
let last: { readonly seed: string; readonly paths: readonly string[] } | undefined;

/**
 * The guilloche of a seed: SVG path data of three hypotrochoids around 0, 0. Rounded to a tenth of
 * a pixel, to be the same in every engine.
 *
 * @param seed 1 to 64 characters of `A–Z a–z 0–9 _ -`
 * @returns the same list object as long as the seed stays the same
 */
export const rosettePaths = (seed: string): readonly string[] => {
  if (last?.seed !== seed) last = { seed, paths: drawRings(seed) };
  return last.paths;
};

/**
 * Four hexadecimal digits derived from a seed, for comparing rosettes without showing the seed,
 * which is free text of a link.
 */
export const fingerprintOf = (seed: string): string =>
  (wordsAt(streamKey(seed, 'fingerprint'), 0)[0] >>> 16).toString(16).padStart(4, '0');
