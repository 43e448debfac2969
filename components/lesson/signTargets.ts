import { stableCoins } from '@/lib/config/stableCoins';
import type { View } from '@/lib/config/views';

const list = '[data-part=trades]';

/** A row of either view. Rows are framed each, everything else that a selector finds together. */
export const row = ':is([data-serial], [data-number])';

const profit = '[data-part=total]';

/** The rows of the alternate view that a text about completed trades counts. */
export const sold = `${row}[data-status=sold]`;

/** The completed trades of coins that are made to keep their price. */
export const stableRows = stableCoins.map(({ code }) => `${sold}[data-coin=${code}]`);

/** The profit of a completed trade, in either view. */
const gains = { main: `${row} > .profit`, alternate: `${sold} > .profit` };

/** What stands in place of the rows while there are none. */
const noRows = {
  main: `${list}:not(:has(${row})) > li`,
  alternate: `${list}:not(:has(${row})) tbody td`,
};

/**
 * For each step about a sign, selectors of what it is about. The first one that the page has is
 * scrolled into view.
 */
export const signTargets: Readonly<Record<View, readonly (readonly string[])[]>> = {
  main: [
    [list],
    [gains.main, noRows.main],
    ['[data-figure=trades]', `${list} > ${row}:first-child`, '[data-part=last-profit]'],
    [
      profit,
      '[data-part=name]',
      '[data-part=period]',
      '[data-part=daily-sales] [data-part=subheader]',
      'header [type=search]',
      '[data-part=navigation] [aria-disabled]',
    ],
    [profit],
  ],
  alternate: [
    ['[data-part=analysis] [role=progressbar]', '[data-start]'],
    ['[data-figure=rate]', gains.alternate, noRows.alternate],
    stableRows,
    [`${row}[data-status=new] > .profit`, profit],
    ['[data-part=withdraw]', profit],
  ],
};
