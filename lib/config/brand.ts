/** The product's name, which is the same in every language, and its logo. */
export const brand = {
  name: 'Dry Run',
  /** The prefix of the names of saved files. */
  slug: 'dry-run',
  /** `line` is SVG path data in a square of 32 by 32. The icons in `public` repeat the logo. */
  logo: { background: '#FFD65A', ink: '#17201C', line: 'M6 23l7-8 5 4 8-10' },
} as const;
