import { expect, test } from './support/test';

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
