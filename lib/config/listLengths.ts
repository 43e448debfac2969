/** Trades listed before the run starts. */
export const initialTrades = 5;

/** Trades listed during a run, on both views, and bars of the chart. */
export const maxTrades = 10;

/** Totals in the line chart. */
export const maxTotals = 60;
