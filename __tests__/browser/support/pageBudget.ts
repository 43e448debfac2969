import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * The pages that `npm run test:browser` may open. A page takes about half a second of a processor, and
 * most of the time of the tests goes into them.
 */
const budget = 120;

/** The type of the annotation in which a test says how many pages it has opened (`test.ts`). */
export const pagesOpened = 'pages opened';

const pagesOf = ({ annotations }: TestResult) =>
  annotations
    .filter(({ type }) => type === pagesOpened)
    .reduce((sum, { description }) => sum + Number(description), 0);

/** Counts the pages that the tests open, and fails if these are more than the budget. */
export default class PageBudget implements Reporter {
  private pages = 0;

  onTestEnd(_: TestCase, result: TestResult) {
    this.pages += pagesOf(result);
  }

  onEnd({ status }: FullResult) {
    console.log(`\nPages opened: ${this.pages}; the budget is ${budget}.`);
    if (process.env.FULL !== undefined || this.pages <= budget) return undefined;
    console.log('Let a test share a page, or sample what it repeats.');
    return Promise.resolve({ status: status === 'passed' ? ('failed' as const) : status });
  }
}
