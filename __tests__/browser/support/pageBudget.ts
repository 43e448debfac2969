import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * The pages that `npm run test:browser` may open. A page takes about half a second of a processor, and
 * most of the time of the tests goes into them.
 */
const budget = 120;

/** How many tests are listed, those with the most pages. */
const listed = 10;

/** The type of the annotation in which a test says how many pages it has opened (`test.ts`). */
export const pagesOpened = 'pages opened';

const pagesOf = ({ annotations }: TestResult) =>
  annotations
    .filter(({ type }) => type === pagesOpened)
    .reduce((sum, { description }) => sum + Number(description), 0);

/** Counts the pages that the tests open, and fails if these are more than the budget. */
export default class PageBudget implements Reporter {
  private readonly opened: { name: string; pages: number }[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    this.opened.push({ name: test.titlePath().slice(1).join(' › '), pages: pagesOf(result) });
  }

  onEnd({ status }: FullResult) {
    const pages = this.opened.reduce((sum, each) => sum + each.pages, 0);
    const most = this.opened.toSorted((a, b) => b.pages - a.pages).slice(0, listed);
    console.log(`\nPages opened: ${pages} in ${this.opened.length} tests. Most of them by`);
    for (const each of most) console.log(`${String(each.pages).padStart(5)}  ${each.name}`);
    if (process.env.FULL !== undefined || pages <= budget) return undefined;
    console.log(
      `The budget is ${budget} pages (__tests__/browser/support/pageBudget.ts). Let a test share a page, sample ` +
        'what it repeats, or tag it @full: then only the nightly run has it.',
    );
    return Promise.resolve({ status: status === 'passed' ? ('failed' as const) : status });
  }
}
