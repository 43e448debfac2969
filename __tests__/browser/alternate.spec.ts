import { expectGoldenAlternate } from './support/golden';
import { expect, test } from './support/test';

const steps = [
  'Market exploration',
  'Trading opportunity assessment',
  'Market condition evaluation',
  'Risk and reward assessment',
];

test('two rounds, from Start Trading to sold', async ({ app, page }) => {
  await app.openStopped('/v?seed=golden&running');
  const overlay = page
    .getByTestId('analysis-overlay')
    .getByRole('dialog', { name: 'Analyzing The Market' });
  const bar = overlay.getByRole('progressbar', { name: 'Progress of the analysis' });

  await test.step('the page opens with its defaults, and does not start by itself', async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByTestId('display-name')).toHaveText('{name}');
    await expect(page.getByTestId('success-rate')).toHaveText('80.9%');
    await expectGoldenAlternate(app, 0);
  });

  await test.step('Withdraw does nothing but say that there is nothing', async () => {
    const withdraw = page.getByTestId('withdraw');
    const hint = page.getByText('There is no money here to withdraw.');
    await expect(hint).toHaveCSS('opacity', '0');
    await withdraw.click();
    await expect(hint).toHaveCSS('opacity', '1');
    await expect(withdraw).toHaveAccessibleDescription('There is no money here to withdraw.');
    await expect(app.profit).toHaveAttribute('value', '9164.33');
  });

  await test.step('the overlay shows four messages and the result, and can be paused', async () => {
    await page.getByRole('button', { name: 'Start Trading' }).click();
    await expect(overlay).toHaveAttribute('aria-modal', 'true');
    for (const [index, message] of steps.entries()) {
      await expect(overlay.getByRole('status')).toHaveText(message);
      await expect(bar).toHaveAttribute('aria-valuenow', String((index + 1) * 25));
      await page.keyboard.press('Escape');
      if (index === 1) {
        await expect(app.pause).toHaveCount(1);
        await overlay.getByRole('button', { name: 'Pause updates' }).click();
        await page.clock.runFor(10_000);
        await expect(overlay.getByRole('status')).toHaveText(message);
        await overlay.getByRole('button', { name: 'Resume updates' }).click();
        await expect(app.pause).toHaveAccessibleName('Pause updates');
      }
      await page.clock.runFor(1_000);
    }
    await expect(overlay.getByRole('status')).toHaveText('2 trades are opened');
    await page.clock.runFor(1_999);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(1);
    await expect(overlay).toHaveCount(0);
    await expect(app.start).toBeFocused();
  });

  await test.step('two trades are new, grow for twenty seconds, and are sold', async () => {
    await expectGoldenAlternate(app, 6_000);
    await page.keyboard.press('Enter');
    await page.clock.runFor(10_000);
    await expectGoldenAlternate(app, 16_000);
    await expect(app.count).toHaveText('181');
    await page.clock.runFor(9_999);
    await expect(app.rows.first()).toHaveAttribute('data-status', 'new');
    await page.clock.runFor(1);
    await expectGoldenAlternate(app, 26_000);
    await expect(app.count).toHaveText('183');
    await expect(app.pause).toHaveAttribute('aria-disabled', 'true');
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
    await app.isReadyInSteps();
    await expect(app.profit).toHaveAttribute('value', total);
    await expect(app.count).toHaveAttribute('value', '185');
    expect(await app.numbers()).toEqual(numbers);
    await expect(page.locator('[data-status=sold]')).toHaveCount(numbers.length);
  });
});
