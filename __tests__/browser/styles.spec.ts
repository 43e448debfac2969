import { expect, open, test } from './test';

for (const address of ['/?seed=styles', '/pl/v?seed=styles']) {
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
