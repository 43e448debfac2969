import { expectGoldenAlternate } from './support/golden';
import { boxesOf } from './support/layout';
import { expect, test } from './support/test';

test('two rounds, from Start Trading to sold', async ({ app, page }) => {
  await app.openStopped('/v?seed=golden&running');
  const overlay = page.getByRole('dialog', { name: 'Analyzing The Market' });

  await test.step('the page opens with its defaults, and does not start by itself', async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByTestId('display-name')).toHaveText('{name}');
    await expect(page.getByTestId('success-rate')).toHaveText('80.9%');
    await expectGoldenAlternate(app, 0);
  });
  const heads = page.getByRole('columnheader');
  const columns = await boxesOf(heads);

  await test.step('the analysis covers the page for six seconds, then returns the focus', async () => {
    await app.start.click();
    await expect(overlay).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await page.clock.runFor(5_999);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(1);
    await expect(overlay).toHaveCount(0);
    await expect(app.start).toBeFocused();
  });

  await test.step('two trades are new, grow for twenty seconds, and are sold', async () => {
    await expectGoldenAlternate(app, 6_000);
    await page.clock.runFor(10_000);
    await expectGoldenAlternate(app, 16_000);
    expect(await boxesOf(heads)).toEqual(columns);
    await page.clock.runFor(10_000);
    await expectGoldenAlternate(app, 26_000);
  });

  await test.step('a second round, and the same in another language', async () => {
    await page.clock.runFor(4_000);
    await app.start.click();
    await page.clock.runFor(26_000);
    await expectGoldenAlternate(app, 56_000);
    const numbers = await app.numbers();
    const total = (await app.profit.getAttribute('value')) ?? '';
    await app.languages.getByText('Polski').click();
    await expect(page).toHaveURL(/\/pl\/v\?seed=golden&t=26&rounds=1$/);
    await app.isReady();
    await expect(app.profit).toHaveAttribute('value', total);
    await expect(app.count).toHaveAttribute('value', '185');
    expect(await app.numbers()).toEqual(numbers);
    await expect(page.locator('[data-status=sold]')).toHaveCount(numbers.length);
  });
});
