import { expect, open, openStopped, sampled, test } from './test';

for (const address of sampled(['/?seed=styles', '/pl/v?seed=styles'], ['/?seed=styles'])) {
  test(`${address}: no style element of the HTML is taken out or inserted again`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      addEventListener('DOMContentLoaded', () => {
        const before = new Set(document.querySelectorAll('style'));
        new MutationObserver((changes) => {
          for (const node of changes.flatMap((each) => [...each.removedNodes])) {
            if (node instanceof HTMLStyleElement && before.has(node)) {
              moved.push(node.textContent.slice(0, 80));
            }
          }
        }).observe(document, { childList: true, subtree: true });
      });
    });
    await open(page, address);
    expect(await page.locator('style').count()).toBeGreaterThan(2);
    expect(await page.evaluate('moved')).toEqual([]);
  });
}

for (const [address, late] of [
  // The charts are large, and few visitors of other pages need them.
  ['/?seed=styles', ['Plot']],
  ['/pl/v?seed=styles', []],
] as const) {
  test(`${address}: the browser computes no styles that the HTML can have`, async ({ page }) => {
    await openStopped(page, address);
    await expect(page.getByTestId('trade-row').first()).toBeVisible();
    const names = () =>
      page.evaluate(() => {
        const added = [...document.styleSheets].filter(
          ({ ownerNode }) => ownerNode instanceof HTMLElement && 'emotion' in ownerNode.dataset,
        );
        const rules = added.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
        return [...new Set(rules.map((rule) => /\.mui-(\w+)/.exec(rule)?.[1] ?? rule))];
      });
    await expect.poll(names).toEqual(late);
  });
}
