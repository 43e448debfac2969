import { limits } from '@/lib/config/limits';
import { expect, openStopped, sampled, startButton, test } from './support/test';

test('with reduced motion, figures have their final value at once, and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/v']) {
    await openStopped(page, `${path}?amount=5000&seed=calm`);
    await expect(page.getByTestId('profit')).toHaveText(/^\$5,000/);
    await startButton(page).click();
    await page.clock.fastForward(limits.tradeInterval.max + 1);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration, transitionProperty } =
            getComputedStyle(element);
          const moves = transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
          return animationName !== 'none' || (moves && transitionProperty !== 'none');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
  }
});

test('with reduced motion, a trade is added to the figure at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page, '/?amount=5000&seed=calm');
  await startButton(page).click();
  await page.clock.fastForward(limits.tradeInterval.max + 1);
  const profit = page.getByTestId('profit');
  const settled = Number(await profit.getAttribute('value'));
  expect(settled).toBeGreaterThan(5_000);
  await expect(profit).toHaveText(`$${Math.round(settled).toLocaleString('en')}`);
});

test('with forced colours, notice and controls are still recognisable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/v']) {
    await openStopped(page, `${path}?amount=x`);
    await expect(page.getByTestId('link-notice')).toBeVisible();
    await expect(page.getByTestId('simulation-notice')).toHaveCSS('border-style', 'solid');
    await expect(page.getByTestId('simulation-notice')).toHaveCSS('border-width', '2px');
    for (const button of await page
      // That of the period is text with an arrow.
      .locator('button:visible:not([name=lesson]), select:not([name=period]), input')
      .all()) {
      await expect(button).toHaveCSS('border-style', /solid/);
      await expect(button).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    }
    // The button in the notice looks like a link.
    await expect(page.locator('button[name=lesson]')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await startButton(page).click();
    // Until the analysis no longer covers the page.
    await page.clock.fastForward(8_000);
    for (const select of await page.locator('select:not([name=period])').all()) {
      // Forced colours remove the arrow that the page draws.
      await expect(select).toHaveCSS('appearance', 'auto');
    }
  }
});

test('with more contrast, no text and no border is faint', async ({ page }) => {
  for (const path of sampled(['/?amount=x', '/v?amount=x'], ['/v?amount=x'])) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await openStopped(page, path);
    const faint = () =>
      page.evaluate(() => {
        const text = getComputedStyle(document.body).color;
        const of = (selector: string, property: 'color' | 'borderTopColor') =>
          [...document.querySelectorAll(selector)].map(
            (element) => getComputedStyle(element)[property] === text,
          );
        return [
          ...of('main h3, [data-testid=language-menu] a, thead th', 'color'),
          ...of('input[type=search], [name=share]', 'borderTopColor'),
        ];
      });
    expect(await faint()).toContain(false);
    await page.emulateMedia({ contrast: 'more' });
    await page.clock.runFor(500);
    await expect.poll(faint).not.toContain(false);
  }
});
