import type { View } from './views';

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

/** The parts that each sign is about: names of parts, separated by spaces. */
export const partsOfSigns: Readonly<Record<View, readonly string[]>> = {
  main: ['trades', 'sales', 'profit', 'profit panel', 'profit'],
  alternate: ['start', 'figures', 'stable', 'newest', 'figures'],
};
