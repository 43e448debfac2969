/** The two views: the light main one, and the dark alternate one. */
export const views = ['main', 'alternate'] as const;

export type View = (typeof views)[number];

/** Decimals of the large figure. */
export const totalPlaces = { main: 0, alternate: 2 } as const satisfies Record<View, number>;
