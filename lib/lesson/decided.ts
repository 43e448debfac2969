/** How a sign came to be seen: pressed, shown because it was asked for, or opened by the link. */
export type Decision = 'found' | 'shown' | 'linked';

/** By step, from 1. A step that is not in it has not been decided. */
export type Decided = Readonly<Record<number, Decision>>;

type Lesson = { readonly step: number; readonly decided: Decided };

/** The number of steps that are about a sign of the view: the first ones. */
export const signSteps = 5;

/** Whether the lesson asks where to look before it shows the sign of its step. */
export const isAsked = ({ step, decided }: Lesson): boolean =>
  step <= signSteps && decided[step] === undefined;

/** Records how the sign of the lesson's step came to be seen. What was decided before stays. */
export const decide = (lesson: Lesson, decision: Decision): Pick<Lesson, 'decided'> => ({
  decided: isAsked(lesson) ? { ...lesson.decided, [lesson.step]: decision } : lesson.decided,
});

/** One step back or on. On from a question is its sign. */
export const turnLesson = (lesson: Lesson, by: 1 | -1): Partial<Lesson> =>
  by === 1 && isAsked(lesson) ? decide(lesson, 'shown') : { step: lesson.step + by };

/** How many signs were found; `null` if the lesson has asked for none. */
export const countFound = (decided: Decided): number | null => {
  const asked = Object.values(decided).filter((decision) => decision !== 'linked');
  return asked.length === 0 ? null : asked.filter((decision) => decision === 'found').length;
};
