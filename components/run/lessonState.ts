import { fees } from '@/lib/config/limits';
import type { Verdict } from '@/lib/lesson/cards';
import type { Decided } from '@/lib/lesson/decided';

/** Where the lesson is, also while it is closed. */
export type LessonState = {
  readonly isOpen: boolean;
  /** Whether it is one line, so that the page has its room and its keys. */
  readonly isFolded: boolean;
  /** From 1. */
  readonly step: number;
  /** Hundredths of a percent, in `fees.range`. */
  readonly fee: number;
  /** Those to the first cards of the sixth step, in their order. */
  readonly answers: readonly Verdict[];
  readonly decided: Decided;
};

/** The lesson of a page that nobody has opened. */
export const closedLesson: LessonState = {
  isOpen: false,
  isFolded: false,
  step: 1,
  fee: fees.first,
  answers: [],
  decided: {},
};
