/** The two views: the light main one, and the dark alternate one. */
export const views = ['main', 'alternate'] as const;

export type View = (typeof views)[number];

/** Number of decimals that the large figure shows. */
export const totalPlaces = { main: 0, alternate: 2 } as const satisfies Record<View, number>;
