import { naughty } from '../naughty';
import { addresses } from '../addresses';
import { messagesOf } from '../messages';
import { expect, holdBack, isReady, open, profit, test, tradeCount } from './support/test';

/** Contains every naughty text that an address can, for a parameter of its own or a known one. */
const naughtyQuery = (names: readonly string[]) => {
  const texts = naughty.filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 500);
  return texts.map((text, index) => `${names[index % names.length]}=${encodeURIComponent(text)}`);
};

test('an alert lists each value that was not used, with what is shown instead', async ({
  page,
}) => {
  const markup = '<img src=x onerror=alert(1)>';
  const query = new URLSearchParams({
    amount: '12,5',
    trades: '-1',
    country: 'AT',
    currency: 'BTC',
    seed: 'a b',
    name: `Anna ${markup} bank.com`,
    t: 'x',
    lesson: '9',
  });
  await open(page, `/?${query}&utm=x&since=1&speed=2&present&running=no&amount=7`);
  const alert = page.getByTestId('link-notice');
  await expect(alert).toHaveRole('alert');
  await expect(alert).toContainText('8 values in the link were not used.');
  for (const [parameter, given] of query) {
    const item = alert
      .getByRole('listitem')
      .filter({ has: page.locator(`code:text-is("${parameter}")`) });
    await expect(item.locator('code').first()).toBeVisible();
    await expect(item.locator('bdi').first()).toContainText(given.slice(0, 20));
    await expect(item).toContainText('Shown instead:');
  }
  await expect(alert.locator('img')).toHaveCount(0);
  await expect(tradeCount(page)).toHaveText(/^[1-4]\d$/);
  await expect(profit(page)).toContainText('$');

  await test.step('other parameters are kept, those of version 2 too', async () => {
    const german = page.getByTestId('language-menu').getByText('Deutsch');
    await expect(german).toHaveAttribute('href', /[?&]utm=x&since=1&speed=2&present/);
  });
  await test.step('it can be dismissed', async () => {
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('no text in a link becomes markup, or breaks a page', async ({ page }) => {
  const known = ['name', 'amount', 'trades', 'seed', 'currency', 'country', 't', 'lesson'];
  const own = naughtyQuery(['a', 'b', 'c']).join('&');
  const texts = naughtyQuery(['name']);
  const picked = ['name=%3Cb%3Ebold%3C%2Fb%3E', ...texts.filter((_, index) => index % 40 === 7)];
  for (const [index, name] of picked.slice(0, 4).entries()) {
    const values = naughtyQuery(known.slice(1)).slice(index * 30, index * 30 + 30);
    await open(page, `${index % 2 === 0 ? '/' : '/v'}?${name}&${values.join('&')}&${own}`);
    if (index === 0) await expect(page.getByTestId('display-name')).toHaveText('<b>bold</b>');
    await expect(page.locator('bdi > *, [data-testid=link-notice] :is(b, img, style)')).toHaveCount(
      0,
    );
    await expect(page.getByTestId('simulation-notice')).toBeVisible();
  }
});

test('links that programs have spoilt still work, and step 8 of version 2 is the last one', async ({
  page,
}) => {
  await open(page, '/v?name=Anna&amp;trades=12&amp;amount=2500.5&¤cy=EUR&seed=x.&lesson=8');
  await expect(page.getByTestId('display-name')).toHaveText('Anna');
  await expect(tradeCount(page)).toHaveText('12');
  await expect(profit(page)).toHaveAttribute('value', '2500.50');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '6');
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

/** Addresses of every kind, one of each. */
const sample = [
  '/',
  '/v/',
  '/de',
  '/fr/v/',
  '/demo',
  '/v/x',
  '/x/de/y',
  '/fr/de',
  '/de/v/x',
  '/DE/v',
];

test('every address shows its view in its language, and stays as it was typed', async ({
  page,
}) => {
  for (const path of sample) {
    const address = addresses.find((each) => each.path === path);
    expect([path, address?.path]).toEqual([path, path]);
    const { view = 'main', locale = 'en', exported } = address ?? {};
    const response = await page.goto(`${path}?name=Anna`);
    expect([path, response?.status()]).toEqual([path, exported ? 200 : 404]);
    await isReady(page);
    const words = messagesOf(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).not.toHaveAttribute('data-language-pending');
    const title = view === 'main' ? words.page.mainTitle : words.page.alternateTitle;
    await expect(page).toHaveTitle(new RegExp(title.replace(/\s*\(.*/, '')));
    const start = view === 'main' ? words.start : words.alternate.startTrading;
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('at an unknown address, nothing but the notice is painted before its language', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/x/de/y', { waitUntil: 'commit' });
  await expect(page.getByTestId('simulation-notice')).toBeVisible();
  await expect(page.getByTestId('profit-label')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  release();
  await expect(page.getByTestId('profit-label')).toHaveText('Gewinn · Heute');
  await expect(page.getByTestId('simulation-notice')).toContainText(messagesOf('de').notice.text);
});
