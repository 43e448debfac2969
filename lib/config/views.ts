/** The two views: the light main one, and the dark alternate one. */
export const views = ['main', 'alternate'] as const;

export type View = (typeof views)[number];

/** What the alternate view shows in place of a name that the link does not give. Never a name. */
export const namePlaceholder = '{name}';

/** Number of decimals that the large figure shows. */
export const totalPlaces = { main: 0, alternate: 2 } as const satisfies Record<View, number>;
