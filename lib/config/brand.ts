/** What the product calls itself, the same in every language, and the logo its icons are made of. */
export const brand = {
  name: 'Dry Run',
  /** What the names of saved files, and of what the browser keeps, begin with. */
  slug: 'dry-run',
  /** A line, as the path of an SVG of 32 by 32, on a ground. */
  logo: { ground: '#FFD65A', ink: '#17201C', line: 'M6 23l7-8 5 4 8-10' },
} as const;
