import { naughty } from '../naughty';
import { addresses } from '../addresses';
import { messagesOf } from '../messages';
import { defaultLocale, viewPath } from '@/lib/i18n/locales';
import { boxOf, resize } from './support/layout';
import { expect, test } from './support/test';

/**
 * Every naughty text that an address can contain, each as the value of one of these parameters.
 */
const naughtyQuery = (names: readonly string[]) => {
  const texts = naughty.filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 500);
  return texts.map((text, index) => `${names[index % names.length]}=${encodeURIComponent(text)}`);
};

test('the message about a link covers neither the end of the page nor Start, and no sheet', async ({
  app,
  page,
}) => {
  await app.stopTime();
  await app.open('/?seed=golden&amount=x&trades=-1');
  const message = page.getByTestId('link-notice');
  await expect(message).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [800, 1024],
  ] as const) {
    await resize(page, width, height);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { top, bottom } = await boxOf(message);
    expect.soft((await boxOf(app.languages)).bottom, `${width}`).toBeLessThanOrEqual(top + 1);
    if (width < 600) expect.soft(bottom).toBeLessThanOrEqual((await boxOf(app.start)).top);
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const { left, top } = await boxOf(message);
  const isOnTop = (box: Element, [x, y]: readonly [number, number]) =>
    box.contains(document.elementFromPoint(x, y));
  const isShown = () => message.evaluate(isOnTop, [left + 9, top + 9] as const);
  await expect.poll(isShown).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What gives it away?' }).click();
  await expect(app.lesson).toBeVisible();
  await expect(message).toBeHidden();
});

test('no text in a link becomes markup, or breaks a page', async ({ app, page }) => {
  const known = ['name', 'amount', 'trades', 'seed', 'currency', 'country', 't', 'lesson'];
  const own = naughtyQuery(['a', 'b', 'c']).join('&');
  const texts = naughtyQuery(['name']);
  const picked = ['name=%3Cb%3Ebold%3C%2Fb%3E', ...texts.filter((_, index) => index % 40 === 7)];
  for (const [index, name] of picked.slice(0, 4).entries()) {
    const values = naughtyQuery(known.slice(1)).slice(index * 30, index * 30 + 30);
    await app.open(`${index % 2 === 0 ? '/' : '/v'}?${name}&${values.join('&')}&${own}`);
    if (index === 0) await expect(page.getByTestId('display-name')).toHaveText('<b>bold</b>');
    await expect(page.locator('bdi > *, bdi :is(b, img, style)')).toHaveCount(0);
    await expect(app.notice).toBeVisible();
  }
  // A single grapheme, which does not break.
  await app.open(`/?seed=golden&name=${'ᄀ'.repeat(99)}`);
  const { right } = await boxOf(page.getByRole('complementary'));
  expect((await boxOf(page.getByTestId('display-name'))).right).toBeLessThanOrEqual(right);
});

test('a letter with a hundred marks stays on its line, wherever a link puts it', async ({
  app,
  page,
}) => {
  const text = `Z${'\u0351'.repeat(100)}`;
  await resize(page, 1600);
  await app.open(`/?seed=golden&name=${text}&amount=${text}&lesson=4`);
  for (const opener of ['Show', 'See more details']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(app.dialog).toBeVisible();
    // In the lesson and the dialog.
    const texts = page.locator('bdi', { hasText: 'Z' });
    await expect(texts).toHaveCount(2);
    for (const each of await texts.all()) {
      await expect(each).toHaveCSS('overflow', 'clip');
      const lines = await each.evaluate(
        (bdi: HTMLElement) => bdi.offsetHeight / parseFloat(getComputedStyle(bdi).lineHeight),
      );
      expect(lines).toBeCloseTo(1, 1);
    }
    await page.keyboard.press('Escape');
  }
});

test('addresses that other programs have damaged show what was meant', async ({ app, page }) => {
  for (const [given, meant] of [
    ['/v%3Fseed=class-1&t=5', '/v?seed=class-1&t=5'],
    ['/%3Fseed=class-1', '/?seed=class-1'],
    ['/de.html?seed=class-1', '/de.html?seed=class-1'],
  ] as const) {
    // A script replaces the address before the page has loaded.
    await page.goto(given, { waitUntil: 'commit' });
    await page.waitForURL(`**${meant}`);
    await app.isReady();
    await app.languages.getByRole('link').first().focus();
    await expect(app.languages.getByRole('link').first()).toHaveAttribute('href', /seed=class-1/);
  }
});

/** One address of each kind. The script that replaces them has a test of its own. */
const sample = '/ /v/ /de /fr/v/ /demo /x/de/y'.split(' ');

test('every address shows its view in its language', async ({ app, page }) => {
  for (const path of sample) {
    const address = addresses.find((each) => each.path === path);
    expect([path, address?.path]).toEqual([path, path]);
    const { view = 'main', locale = 'en', exported } = address ?? {};
    await page.goto(`${path}?name=Anna#a`);
    const shown = exported || locale === defaultLocale ? path : viewPath('main', locale);
    await page.waitForURL(`${shown}?name=Anna#a`);
    await app.isReady();
    const words = messagesOf(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const title = view === 'main' ? words.page.mainTitle : words.metadata.alternateTitle;
    await expect(page).toHaveTitle(new RegExp(title.replace(/\s*\(.*/, '')));
    const start = view === 'main' ? words.start : words.alternate.startTrading;
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
  }
});
