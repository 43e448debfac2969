import { settled } from './support/settled';
import {
  expect,
  open,
  openStopped,
  pauseButton,
  profit,
  rows,
  startButton,
  test,
} from './support/test';

test('print has the notice, the view as it stands, and its link, but no controls', async ({
  page,
}) => {
  for (const path of ['/', '/v']) {
    await open(page, `${path}?seed=golden&t=30&paused&name=Anna`);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByTestId('simulation-notice')).toBeVisible();
    await expect(page.getByTestId('printed-source')).toContainText(/Demo.*seed=golden&t=30&paused/);
    await expect(profit(page)).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const background = page.getByTestId('simulation-notice');
    await expect(background).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen' });
  }
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test('with reduced motion, figures are there at once and nothing moves', async ({ page }) => {
  await openStopped(page, '/?seed=golden');
  const counting = profit(page).locator('[aria-hidden]');
  await expect(counting).toHaveText('$9,164');
  await startButton(page).click();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const main = document.querySelector('main');
    if (main) {
      new MutationObserver(() => seen.push(main.textContent)).observe(main, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await page.clock.runFor(10_000);
  await expect(rows(page)).not.toHaveCount(5);
  expect(await page.evaluate<string[]>('seen')).not.toContainEqual(expect.stringContaining('NaN'));
  const moving = page.evaluate(() => document.getAnimations().length);
  expect(await moving).toBe(0);
});

test('forced colours and more contrast keep the notice, the figures and the state of trades', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/v?seed=golden&t=10&paused');
  await expect(page.getByTestId('simulation-notice')).toBeVisible();
  const bar = page.getByTestId('simulation-notice');
  expect(await bar.evaluate((each) => getComputedStyle(each).borderBottomStyle)).toBe('solid');
  await expect(page.locator('[data-status=new]').first()).toContainText('New');
  await expect(profit(page)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await settled(page);
  const label = page.getByText('Success Rate');
  await expect(label).toHaveCSS('color', 'rgb(230, 239, 234)');
  await expect(pauseButton(page)).toHaveCSS('border-top-color', 'rgb(230, 239, 234)');
});
