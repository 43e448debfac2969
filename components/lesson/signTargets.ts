import { stableCoins } from '@/lib/config/stableCoins';
import type { View } from '@/lib/config/views';

const list = '[data-part=trades]';

/** A row of either view. Rows have one frame each, other matches of a selector share a frame. */
export const row = ':is([data-serial], [data-number])';

const profit = '[data-part=total]';

/** The completed trades of the alternate view, which the texts count. */
export const sold = `${row}[data-status=sold]`;

/** The completed trades of coins that are made to keep their price. */
export const stableRows = stableCoins.map(({ code }) => `${sold}[data-coin=${code}]`);

/** The profit of a completed trade, in either view. */
const gains = { main: `${row} > .profit`, alternate: `${sold} > .profit` };

/** The text shown while there are no rows. */
const noRows = {
  main: `${list}:not(:has(${row})) > li`,
  alternate: `${list}:not(:has(${row})) tbody td`,
};

/**
 * Selectors of the targets of each step about a sign. The first target on the page is scrolled into
 * view.
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
