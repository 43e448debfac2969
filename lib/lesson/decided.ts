/** How a sign was revealed: the visitor found it, asked to be shown it, or opened it by a link. */
export type Decision = 'found' | 'shown' | 'linked';

/** The decisions by step, from 1. Undecided steps have no entry. */
export type Decided = Readonly<Record<number, Decision>>;

type Lesson = { readonly step: number; readonly decided: Decided };

/** Number of steps about a sign of fraud on the view. These steps come first. */
export const signSteps = 5;

/** Whether the lesson asks where to look before it shows the sign of its step. */
export const isAsked = ({ step, decided }: Lesson): boolean =>
  step <= signSteps && decided[step] === undefined;

/** Records how the sign of the current step was revealed. An earlier decision is kept. */
export const decide = (lesson: Lesson, decision: Decision): Pick<Lesson, 'decided'> => ({
  decided: isAsked(lesson) ? { ...lesson.decided, [lesson.step]: decision } : lesson.decided,
});

/** The change for one step back or forward. Forward from a question reveals its sign. */
export const turnLesson = (lesson: Lesson, by: 1 | -1): Partial<Lesson> =>
  by === 1 && isAsked(lesson) ? decide(lesson, 'shown') : { step: lesson.step + by };

/** Number of signs that the visitor found; `null` if the lesson has asked for none so far. */
export const countFound = (decided: Decided): number | null => {
  const asked = Object.values(decided).filter((decision) => decision !== 'linked');
  return asked.length === 0 ? null : asked.filter((decision) => decision === 'found').length;
};
