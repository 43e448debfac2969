import type { Locator } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { settled } from './support/settled';
import { expect, test } from './support/test';

const edgesOf = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test.describe('scripts that do not run', () => {
  test.use({ expected: /Unexpected token|Failed to load resource/ });

  test('are reported after ten seconds at the latest, over neither the notice nor Start', async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!DOCTYPE html>' }),
    );
    await page.goto('/pl?seed=a');
    const message = page.locator('#script-failure');
    await expect(message).toHaveCSS('visibility', 'hidden');
    const delay = await page.evaluate(() => {
      const [animation] = document.querySelector('#script-failure')?.getAnimations() ?? [];
      animation?.finish();
      return animation?.effect?.getComputedTiming().delay;
    });
    expect(delay).toBe(10_000);
    await expect(message).toHaveCSS('visibility', 'visible');
    await expect(message).toContainText('Wczytywanie strony trwa wyjątkowo długo');
    await expect(message.getByRole('link')).toHaveAttribute('href', '');
    const box = await message.boundingBox();
    const start = await app.start.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
    expect(await app.isNoticeOnTop()).toBe(true);
  });

  test('are not reported with reduced motion either, before ten seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
    await page.goto('/');
    await expect(page.locator('#script-failure')).toHaveCSS('visibility', 'hidden');
  });
});

test('damaged addresses show what they were meant to show', async ({ app, page }) => {
  for (const [given, meant] of [
    ['/v%3Fseed=class-1&t=5', '/v?seed=class-1&t=5'],
    ['/%3Fseed=class-1', '/?seed=class-1'],
    ['/de.html?seed=class-1', '/de.html?seed=class-1'],
  ] as const) {
    await page.goto(given);
    await page.waitForURL(`**${meant}`);
    await app.isReady();
    await app.languages.getByRole('link').first().focus();
    await expect(app.languages.getByRole('link').first()).toHaveAttribute('href', /seed=class-1/);
  }
});

test.describe('a page that an extension has changed', () => {
  // React renders the document anew.
  test.use({ expected: /#418/ });

  test('keeps the language of its address', async ({ app, page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('body') === null) return;
        document.body.prepend(document.createElement('div'));
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await app.open('/x/de?seed=a');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(app.notice).toContainText('Alle Zahlen sind frei erfunden');
  });
});

test('at the end of the page, the alert about a link covers nothing', async ({ app, page }) => {
  for (const width of [360, 800]) {
    await page.setViewportSize({ width, height: 640 });
    for (const step of ['', '&lesson=2']) {
      await app.open(`/?seed=golden&amount=x&trades=-1${step}`);
      await expect(page.getByTestId('link-notice')).toBeVisible();
      await settled(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const alert = await edgesOf(page.getByTestId('link-notice'));
      const { bottom } = await edgesOf(app.languages);
      expect.soft(bottom, `${width}${step}`).toBeLessThanOrEqual(alert.top + 1);
      if (step === '') continue;
      expect.soft(alert.bottom).toBeLessThanOrEqual((await edgesOf(app.lesson)).top);
    }
  }
});

test('in low wide windows, the languages are below the panel', async ({ app, page }) => {
  await page.setViewportSize({ width: 1200, height: 360 });
  await app.open('/?seed=golden');
  const { bottom } = await edgesOf(page.locator('aside [data-part=panel]'));
  expect((await edgesOf(app.languages)).top).toBeGreaterThanOrEqual(bottom);
});

test('with large type on phones, labels stay in Start and tables in their dialog', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of locales.flatMap((locale) => [`/${locale}`, `/${locale}/v`])) {
    await app.open(`${path}?seed=golden&currency=PLN&country=PL`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(page);
    const start = await edgesOf(app.start);
    const label = await edgesOf(app.start.locator('span span'));
    expect.soft(label.left, path).toBeGreaterThan(start.left);
    expect.soft(label.right, path).toBeLessThan(start.right);
    await page.locator('main [aria-haspopup=dialog]').first().click();
    const content = page.locator('.MuiDialogContent-root');
    await expect(content).toBeVisible();
    const excess = await content.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect.soft(excess, path).toBe(0);
  }
});

test('what is copied from the list is what is seen', async ({ app, page }) => {
  await app.open('/?seed=golden');
  const copied = await page.evaluate(() => {
    const list = document.querySelector('[data-testid=latest-trades]');
    if (list !== null) getSelection()?.selectAllChildren(list);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toContain('simulated');
  expect(copied).not.toMatch(/Number|Profit/);
});
