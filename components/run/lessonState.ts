import { fees } from '@/lib/config/limits';
import type { Verdict } from '@/lib/lesson/cards';
import type { Decided } from '@/lib/lesson/decided';

/** The state of the lesson, also while the lesson is closed. */
export type LessonState = {
  readonly isOpen: boolean;
  /** Whether the lesson is folded to one line, which leaves room and keys to the page. */
  readonly isFolded: boolean;
  /** 1 to `lessonSteps`. */
  readonly step: number;
  /** Hundredths of a percent, in `fees.range`. */
  readonly fee: number;
  /** The answers to the first cards of the sixth step, in the order of the cards. */
  readonly answers: readonly Verdict[];
  readonly decided: Decided;
};

/** The state of a lesson that nobody has opened. */
export const closedLesson: LessonState = {
  isOpen: false,
  isFolded: false,
  step: 1,
  fee: fees.first,
  answers: [],
  decided: {},
};
