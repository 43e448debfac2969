import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';

const list = '[data-testid=latest-trades]';
const row = '[data-testid=trade-row]';
const profit = '[data-testid=profit]';
const menu = 'header [popovertarget]';

/** The rows of the alternate view that a text about completed trades counts. */
const sold = `${row}[data-status=sold]`;

/** The profit of a completed trade, in either view. */
const gains = { main: `${row} > :last-child`, alternate: `${sold} > :nth-child(5)` };

/** What stands in place of the rows while there are none. */
const noRows = {
  main: `${list} > li:not(${row})`,
  alternate: '[data-testid=trades-table] tbody > tr:not([data-testid]) > td',
};

/**
 * For each step about a sign, selectors of the elements that it is about. The first one that the page
 * has is scrolled into view.
 */
export const signTargets: Readonly<Record<View, readonly (readonly string[])[]>> = {
  main: [
    [list],
    [gains.main, noRows.main],
    ['[data-figure=trades]', `${row}:first-of-type`, '[data-testid=last-profit]'],
    [
      '[data-testid=period]',
      profit,
      '[data-testid=daily-sales] p',
      'header [type=search]',
      // Its entries, not the languages, which are links.
      '#side-panel > nav:first-of-type',
    ],
    // On small screens, the name is in the menu.
    [profit, '#side-panel p', menu],
  ],
  alternate: [
    ['[data-testid=analysis-overlay] [role=progressbar]', '[data-start]'],
    ['[data-figure=rate]', gains.alternate, noRows.alternate],
    stableCoins.map(({ code }) => `${sold}[data-coin=${code}]`),
    [`${row}[data-status=new] > :nth-child(5)`, profit],
    ['[data-testid=withdraw]', profit],
  ],
};
