/** The speeds of simulated time, as multiples of real time. */
export const speeds = [1, 2, 5, 10] as const;

export type Speed = (typeof speeds)[number];

/** Animations are off from this speed on, because they would outlast the changes they show. */
export const stillSpeed: Speed = 5;
