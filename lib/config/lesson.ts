/** The number of steps of the lesson: five signs of a view, and where to check. */
export const lessonSteps = 6;

/** The names of the parts that signs are about, as in `data-part`. */
export const parts = [
  'figures',
  'newest',
  'panel',
  'profit',
  'sales',
  'stable',
  'start',
  'trades',
] as const;

/** One part, or two, separated by a space. */
export type Parts = Part | `${Part} ${Part}`;

type Part = (typeof parts)[number];
