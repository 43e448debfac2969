/** The number of steps of the lesson: five signs of a view, and where to check. */
export const lessonSteps = 6;

/** The parts of a page that signs are about, by `data-part`; `growth` is the profit of a row. */
export type Part =
  | 'count'
  | 'growth'
  | 'panel'
  | 'rate'
  | 'sales'
  | 'stable'
  | 'start'
  | 'total'
  | 'trades'
  | 'withdraw';
