/** The two views: the light main one, and the dark alternate one. */
export const views = ['main', 'alternate'] as const;

export type View = (typeof views)[number];

/** The alternate view's placeholder for a missing name. No link contains it. */
export const namePlaceholder = '{name}';

/** The alternate view's starting number of trades, for a link without one. */
export const alternateStartingTrades = 181;

/** Number of decimals of the large figure. */
export const totalPlaces = { main: 0, alternate: 2 } as const satisfies Record<View, number>;
