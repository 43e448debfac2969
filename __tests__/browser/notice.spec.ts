import { messagesOf } from '../messages';
import { settled } from './support/settled';
import {
  expect,
  isNoticeOnTop,
  open,
  openStopped,
  pauseButton,
  profit,
  startButton,
  test,
  tradeCount,
} from './support/test';

const { notice } = messagesOf('en');

test('the notice is on top of the page, of dialogs, and of a low window', async ({ page }) => {
  await open(page, '/v?seed=golden&t=60&paused');
  const bar = page.getByTestId('simulation-notice');

  await test.step('it is as large as the text of the page, and has a strong contrast', async () => {
    await expect(bar).toHaveText(`${notice.text}${notice.short} ${notice.lesson}`);
    await expect(bar).toHaveCSS('font-size', '15px');
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 214, 90)');
    await expect(bar).toHaveCSS('color', 'rgb(23, 32, 28)');
    await expect(bar.getByRole('button')).toHaveCount(1);
  });
  await test.step('it stays in place when the page scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await settled(page);
    expect(await isNoticeOnTop(page)).toBe(true);
    expect((await bar.boundingBox())?.y).toBe(0);
  });
  await test.step('in a low window, it has one line', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(bar.getByText(notice.short)).toBeVisible();
    await settled(page);
    expect((await bar.boundingBox())?.height).toBeLessThan(45);
  });
  await test.step('it is above dialogs, without its button', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('button', { name: 'See more details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(notice.text);
    await settled(page);
    expect(await isNoticeOnTop(page)).toBe(true);
    await expect(bar.locator('button')).toBeHidden();
    const below = await dialog.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((await bar.boundingBox())?.height ?? 100);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('and above the drawer', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await settled(page);
    expect(await isNoticeOnTop(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('and above the analysis', async () => {
    await startButton(page).click();
    await expect(page.getByTestId('analysis-overlay')).toBeVisible();
    await settled(page);
    expect(await isNoticeOnTop(page)).toBe(true);
  });
});

test('colour filters, small type and translators change neither notice nor figures', async ({
  page,
}) => {
  await openStopped(page, '/?seed=golden');
  await page.evaluate(() => {
    document.documentElement.style.filter = 'url(#colour-blind)';
    document.documentElement.style.fontSize = '8px';
    document
      .querySelector('#simulation-notice-text')
      ?.replaceChildren('模拟。此处所有数字均为虚构。');
    // As browsers translate a page: each text gets elements of its own.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript, option')) continue;
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
  });
  await startButton(page).click();
  await page.clock.runFor(60_000);
  await expect(tradeCount(page)).not.toHaveAttribute('value', '23');
  const count = (await tradeCount(page).getAttribute('value')) ?? '';
  await expect(tradeCount(page)).toHaveText(count);
  await expect(profit(page)).toBeVisible();
  await expect(page.locator('main')).toHaveCSS('visibility', 'visible');
  await expect(page.getByTestId('simulation-notice')).toContainText('模拟。');
  await pauseButton(page).click();
  await expect(pauseButton(page)).toHaveAccessibleName('Resume updates');
  await expect(page.locator('.MuiCard-root[role=alert]')).toHaveCount(0);
});

test('every gain and balance has the word beside or below it', async ({ page }) => {
  for (const address of ['/?seed=golden&t=30&paused', '/v?seed=golden&t=26&rounds=1']) {
    await open(page, address);
    await settled(page);
    const bare = await page.evaluate(() => {
      const isAmount = /^(No\.\s\d+ · |\$[\d.,]+ to )?[+−]?\$[\d.,]+$/;
      // Prices, and the axes of charts, are neither gains nor balances.
      const isOther = (element: Element) => element.closest('.price, ul[aria-hidden]') !== null;
      const amounts = [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.childElementCount === 0 &&
          isAmount.test(element.textContent) &&
          element.checkVisibility() &&
          !isOther(element),
      );
      const word = (element: Element): Element | null =>
        element.closest('span:has(+ [data-simulated])')?.nextElementSibling ?? null;
      const isShown = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true }) === true &&
        parseFloat(getComputedStyle(element).fontSize) >= 11;
      return [
        amounts.length,
        ...amounts.filter((each) => !isShown(word(each))).map((each) => each.outerHTML),
      ];
    });
    expect(bare[0]).toBeGreaterThan(8);
    expect(bare.slice(1)).toEqual([]);
  }
  await expect(page.getByRole('main').getByText('Simulation', { exact: true })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its notice, a sentence about scripts, and no figures', async ({ page }) => {
    for (const path of ['/', '/v']) {
      await page.goto(path);
      await expect(page.getByTestId('simulation-notice')).toBeVisible();
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(profit(page)).toHaveText('–Not yet known');
      await expect(page.locator('main')).not.toContainText('$');
      await expect(page.locator('[data-testid=language-menu] a[hreflang]')).toHaveCount(5);
    }
  });
});
