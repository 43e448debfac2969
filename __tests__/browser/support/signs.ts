import type { Page } from '@playwright/test';
import type { View } from '@/lib/config/views';
import { signSteps } from '@/lib/lesson/decided';

const row = '[data-testid=trade-row]';
const sold = `${row}[data-status=sold]`;

/** A figure below its label. */
const labelled = (id: string) => `div:has(> h3):has([data-testid=${id}])`;

/**
 * What each sign of a view has to frame, by the ids of the tests, roles and order of the columns: not by
 * what the lesson itself selects.
 */
export const framedSigns: Readonly<Record<View, readonly (readonly string[])[]>> = {
  main: [
    ['[data-testid=latest-trades]'],
    [`${row} > :last-child`, '[data-testid=latest-trades]:not(:has([data-testid])) > li'],
    [labelled('trade-count'), `${row}:first-child`, '[data-testid=last-profit]'],
    [
      '[data-testid=profit]',
      'div:has(> [data-testid=display-name])',
      '[data-part=period]',
      '[data-testid=daily-sales] p',
      'header [type=search]',
      'nav a[aria-disabled]',
    ],
    ['[data-testid=profit]'],
  ],
  alternate: [
    ['[data-testid=analysis-overlay] [role=progressbar]', '[data-start]'],
    [labelled('success-rate'), `${sold} > :nth-child(5)`],
    [`${sold}:is([data-coin=USDT], [data-coin=USDC])`],
    [`${row}[data-status=new] > :nth-child(5)`, '[data-testid=profit]'],
    ['[data-testid=withdraw]', '[data-testid=profit]'],
  ],
};

/** Goes on from a step whose sign is shown, and past the question before the next sign. */
export const turnOn = async (page: Page, from: number) => {
  await page.keyboard.press('ArrowRight');
  if (from < signSteps) await page.keyboard.press('ArrowRight');
};
