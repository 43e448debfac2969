import { useState, type RefObject } from 'react';
import { useLinkedLesson } from '@/components/run/run';
import type { View } from '@/lib/config/views';
import { lessonSteps } from '@/lib/config/limits';

/** Windows in which the open lesson is a column beside the page. In em, so that large type counts. */
export const lessonColumn = '@media (min-width: 56.25em)';

export const lessonWidth = '22rem';

/** How the sign of a step was revealed: by the right answer, by another one, or without an answer. */
export type Answer = 'right' | 'other' | 'none';

export type Lesson = {
  /** 1 to `lessonSteps`; `null` while the lesson is closed. */
  readonly step: number | null;
  readonly answers: Readonly<Record<number, Answer>>;
};

/** The parts of a view that its signs are about, as `data-part`. */
export const partsOfSigns: Readonly<Record<View, readonly (readonly string[])[]>> = {
  main: [['trades'], ['sales'], ['count'], ['name', 'panel', 'period', 'total'], ['total']],
  alternate: [['start'], ['rate'], ['trades'], ['trades'], ['withdraw']],
};

/**
 * The lesson, opened by the link of the page or by the visitor.
 *
 * @param page the element that contains the parts of the view
 */
export const useLesson = (view: View, page: RefObject<HTMLElement | null>) => {
  const linked = useLinkedLesson();
  const [chosen, setLesson] = useState<Lesson | null>(null);
  const lesson: Lesson = chosen ?? {
    step: linked,
    answers: linked === null ? {} : { [linked]: 'none' },
  };
  const { step, answers } = lesson;
  const sign = step !== null && step < lessonSteps && answers[step] !== undefined ? step : null;
  const showSign = () => {
    for (const part of (sign !== null && partsOfSigns[view][sign - 1]) || []) {
      page.current?.querySelector(`[data-part=${part}]`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  return { lesson, setLesson, sign, showSign };
};
