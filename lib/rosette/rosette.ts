import type { Range } from '@/lib/config/range';
import { drawInteger, streamKey, wordsAt } from '@/lib/simulation/randomStream';

/** Half the width of the square that the paths are drawn in, in pixels; its centre is 0, 0. */
export const rosetteRadius = 120;

/** A ring of the guilloche: the radii between which its curve swings, in pixels. */
type Ring = { readonly outer: Range; readonly inner: Range; readonly lobes: Range };

/** From the outside in. The centre stays free for text. */
const rings: readonly Ring[] = [
  { outer: { min: 112, max: 119 }, inner: { min: 82, max: 92 }, lobes: { min: 36, max: 61 } },
  { outer: { min: 96, max: 106 }, inner: { min: 64, max: 74 }, lobes: { min: 24, max: 43 } },
  { outer: { min: 78, max: 86 }, inner: { min: 54, max: 60 }, lobes: { min: 14, max: 27 } },
];

/** Turns after which a curve closes; primes, so that few numbers of lobes have to be avoided. */
const turns = [7, 11, 13] as const;

/** Points on each lobe: enough for its corners not to be seen. */
const pointsPerLobe = 24;

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;

/**
 * The path of a hypotrochoid.
 *
 * @param lobes how often it touches its outer radius
 * @param closedAfter turns around the centre until it closes; shares no divisor with `lobes`
 */
const hypotrochoid = (outer: number, inner: number, lobes: number, closedAfter: number) => {
  const large = (outer + inner) / 2;
  const small = (outer - inner) / 2;
  const ratio = (lobes - closedAfter) / closedAfter;
  const count = lobes * pointsPerLobe;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI * closedAfter;
    const x = large * Math.cos(angle) + small * Math.cos(ratio * angle);
    const y = large * Math.sin(angle) - small * Math.sin(ratio * angle);
    return `${tenth(x)} ${tenth(y)}`;
  });
  return `M${points.join('L')}Z`;
};

const drawRings = (seed: string) =>
  rings.map((ring, index) => {
    const draw = (range: Range, n: number) => drawInteger(seed, 'rosette', range, index * 4 + n);
    const closedAfter = turns[draw({ min: 0, max: turns.length - 1 }, 0)] ?? turns[0];
    const drawn = draw(ring.lobes, 1);
    // With a common divisor, the curve would close early.
    const lobes = drawn % closedAfter === 0 ? drawn + 1 : drawn;
    return hypotrochoid(draw(ring.outer, 2), draw(ring.inner, 3), lobes, closedAfter);
  });

/** The rosette that was drawn last: a page shows one seed in several places. */
let last: { readonly seed: string; readonly paths: readonly string[] } | undefined;

/**
 * The guilloche of a seed: SVG path data of three hypotrochoids around 0, 0, rounded to a tenth of a
 * pixel, the same in every engine.
 *
 * @param seed 1 to 64 characters of `A–Z a–z 0–9 _ -`
 * @returns the same list while the seed stays the same
 */
export const rosettePaths = (seed: string): readonly string[] => {
  if (last?.seed !== seed) last = { seed, paths: drawRings(seed) };
  return last.paths;
};

/** Four hexadecimal digits of a seed, to compare two rosettes by: the seed itself is a link's text. */
export const fingerprintOf = (seed: string): string =>
  (wordsAt(streamKey(seed, 'fingerprint'), 0)[0] >>> 16).toString(16).padStart(4, '0');
