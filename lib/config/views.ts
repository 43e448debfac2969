/** The two views: the light main one, and the dark alternate one. */
export type View = 'main' | 'alternate';

/** Decimals of the large figure. */
export const totalPlaces = { main: 0, alternate: 2 } as const satisfies Record<View, number>;
