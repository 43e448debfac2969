/** How many times as fast simulated time may pass. */
export const speeds = [1, 2, 5, 10] as const;

export type Speed = (typeof speeds)[number];

/** From this speed on, nothing moves: a movement would take longer than what it shows. */
export const stillSpeed: Speed = 5;
