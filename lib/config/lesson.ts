/** The number of steps of the lesson: five signs of a view, and where to check. */
export const lessonSteps = 6;
