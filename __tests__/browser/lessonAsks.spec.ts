import type { Page } from '@playwright/test';
import { signParts, type PagePart } from '@/components/lesson/pageParts';
import type { View } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { signSteps } from '@/lib/lesson/decided';
import { lessonMessagesOf } from '../messages';
import { expect, needs, open, openStopped, sampled, startButton, test } from './support/test';

const stepOf = (page: Page) => page.getByTestId('lesson-step');
const picker = (page: Page) => page.getByTestId('picker');
const opener = (page: Page) => page.locator('[data-notice] button');
const buttonOf = (page: Page, part: PagePart) =>
  picker(page).locator(`[data-picks=${part}]`).first();

/** What each step is answered with: one step is shown without an answer. */
const answers: Readonly<Record<View, readonly (PagePart | null)[]>> = {
  main: ['trades', 'trades', null, 'period', 'total'],
  alternate: ['start', 'rate', null, 'total', 'withdraw'],
};

/** Presses a part where a pointer finds it: not at its middle, where another part may be on it. */
const press = async (page: Page, part: PagePart, isKeyboard: boolean) => {
  const button = buttonOf(page, part);
  await button.focus();
  if (isKeyboard) await page.keyboard.press('Enter');
  else {
    // The header may be above it, and then passes the press on.
    await (await button.elementHandle()).waitForElementState('stable');
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 4, y + 4);
  }
};

for (const [index, locale] of locales.entries()) {
  for (const view of ['main', 'alternate'] as const) {
    const isKeyboard = (index % 2 === 0) === (view === 'alternate');
    const how = isKeyboard ? 'by keyboard at 320 px' : 'by pointer';
    test(
      `signs are found ${how} on ${viewPath(view, locale)}`,
      { tag: index < 1 ? [] : '@full' },
      async ({ page }) => {
        needs(locale);
        const { lesson: words } = lessonMessagesOf(locale);
        if (isKeyboard) await page.setViewportSize({ width: 320, height: 640 });
        await openStopped(page, `${viewPath(view, locale)}?seed=lesson&trades=20`);
        await opener(page).click();
        for (let step = 1; step <= signSteps; step += 1) {
          await expect(stepOf(page)).toHaveAttribute('data-step', String(step));
          await expect(stepOf(page)).toContainText(words.ask);
          await expect(page.locator('[data-part=spotlight]')).toHaveCount(0);
          // A wrong press says why, and one may press again.
          await press(page, 'share', isKeyboard);
          await expect(stepOf(page)).toContainText(words.harmlessShare);
          await expect(page.getByRole('dialog')).toHaveCount(1);
          const part = answers[view][step - 1] ?? null;
          if (part !== null) await press(page, part, isKeyboard);
          else await page.getByRole('button', { name: words.show, exact: true }).click();
          await expect(stepOf(page)).toContainText(part ? words.foundIt : words.notFound);
          await expect(stepOf(page)).toBeFocused();
          await expect(picker(page)).toHaveCount(0);
          await page.getByRole('button', { name: words.next, exact: true }).click();
        }
        for (const step of ['6', '7']) {
          await expect(stepOf(page)).toHaveAttribute('data-step', step);
          await page.getByRole('button', { name: words.next, exact: true }).click();
        }
        await expect(stepOf(page)).toContainText(
          words.foundOf.replace('{found}', '4').replace('{signs}', String(signSteps)),
        );
      },
    );
  }
}

test('a sign of another step is said to be one, and nothing is found', async ({ page }) => {
  await openStopped(page, '/?seed=lesson&trades=20');
  await opener(page).click();
  await press(page, 'total', false);
  await expect(stepOf(page)).toContainText('not in this step');
  expect(signParts.main[0]).not.toContain('total');
  await expect(picker(page)).toBeVisible();
});

test('a link opens its step revealed; the steps after it are asked for, once', async ({ page }) => {
  await openStopped(page, '/?seed=lesson&trades=20&lesson=3');
  await expect(page.locator('[data-part=spotlight]')).toHaveCount(1);
  await expect(stepOf(page)).not.toContainText('found');
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page)).toContainText('What would you check here?');
  await expect(buttonOf(page, 'period')).toBeVisible();
  // The side panel has nothing here, wherever the page is scrolled to.
  await page.mouse.click(100, 500);
  await expect(stepOf(page)).toContainText('That is only how the page looks.');
  await press(page, 'period', false);
  await expect(stepOf(page)).toContainText('You found it.');
  // What was decided is kept while the lesson is closed.
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(stepOf(page)).toContainText('You found it.');
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page)).not.toContainText('What would you check here?');
});

for (const view of sampled(['main', 'alternate'] as const, ['alternate'])) {
  test(`the buttons of the ${view} view do nothing while the lesson asks`, async ({ page }) => {
    await open(page, `${viewPath(view, 'en')}?seed=lesson&trades=20`);
    await opener(page).click();
    await expect(picker(page)).toBeVisible();
    // In the order of the page: side panel, header, cards.
    const some = ['name', 'share', 'trades'];
    const places = () =>
      picker(page)
        .locator(some.map((part) => `[data-picks=${part}]`).join())
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-picks')));
    await expect.poll(places).toEqual(some);
    const before = page.url();
    const count = page.getByTestId('trade-count');
    const trades = await count.getAttribute('value');
    const label = await startButton(page).innerText();
    // By keyboard, and by scripts such as those of a screen reader.
    for (const each of await page
      .locator(':is(header, main, aside) :is(button, a[href], summary)')
      .all()) {
      if (!(await each.isVisible())) continue;
      await each.evaluate((element: HTMLElement) => element.click());
      await expect(page.getByRole('dialog')).toHaveCount(1);
      // What was found is not asked for again.
      if ((await picker(page).count()) === 0) break;
      await each.focus();
      await page.keyboard.press('ArrowDown');
    }
    await expect(startButton(page)).toHaveText(label);
    expect(await count.getAttribute('value')).toBe(trades);
    expect(page.url().replace(/&lesson=1/, '')).toBe(before.replace(/&lesson=1/, ''));
    // The lesson's own buttons work, and then the page's.
    if ((await picker(page).count()) > 0)
      await page.getByRole('button', { name: 'Show me' }).click();
    await startButton(page).click();
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  });
}

test(
  'in a presentation, a clicker shows the sign and goes on',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=lesson&t=90&paused&present&lesson=1');
    await expect(stepOf(page)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(stepOf(page)).toContainText('What would you check here?');
    await press(page, 'trades', false);
    await expect(stepOf(page)).toContainText('You found it.');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(stepOf(page)).toContainText('We showed you this one.');
    await expect(stepOf(page)).toHaveAttribute('data-step', '3');
  },
);
