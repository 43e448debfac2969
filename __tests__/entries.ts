/** Selects the rows in the list of either view, or its message that there are none. */
export const entries = '[data-testid=latest-trades] > li, [data-testid=trades-table] tbody > tr';
