import { useState } from 'react';
import { useOpenRun } from '@/components/run/run';

/** How the sign of a step was revealed: by an answer (a key of messages), or by *Show me*. */
export type Answer = 'right' | 'second' | 'third' | 'none';

export type Lesson = {
  /** 1 to `lessonSteps`; `null` while the lesson is closed. */
  readonly step: number | null;
  readonly answers: Readonly<Record<number, Answer>>;
};

/**
 * The lesson, opened by the link of the page or by the visitor; and the function that changes it.
 */
export const useLesson = () => {
  const linked = useOpenRun(({ session }) => session.values.lesson);
  const [chosen, setLesson] = useState<Lesson | null>(null);
  const opened: Lesson = { step: linked, answers: linked === null ? {} : { [linked]: 'none' } };
  return [chosen ?? opened, setLesson] as const;
};
