/** What the product calls itself, the same in every language. */
export const brand = {
  name: 'Dry Run',
} as const;
