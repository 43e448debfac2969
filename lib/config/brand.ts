/** The name of the product, the same in every language, and the logo that its icons show. */
export const brand = {
  name: 'Dry Run',
  /** The prefix of the names of saved files and of the browser's caches. */
  slug: 'dry-run',
  /** The seed of the rosette on social images. */
  seed: 'dry-run',
  /** A line on a plain background. `line` is path data for an SVG of 32 by 32 units. */
  logo: { ground: '#FFD65A', ink: '#17201C', line: 'M6 23l7-8 5 4 8-10' },
} as const;

/**
 * Where Inter has not arrived yet, Arial, or what the system has in its place. Without an `@font-face` of
 * its own: each more font that a browser looks up delays the first paint.
 */
export const fontFamily = 'Inter Variable,Arial,sans-serif';
