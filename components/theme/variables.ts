/* The CSS variables. Each has one writer. Its readers import its name. */

/** The height of the notice. Set by `Notice`. */
export const noticeHeight = '--notice-height';

/** The height of the dock with Start on phones; 0 where it is no dock. Set by `ViewLayout`. */
export const dockHeight = '--dock';
