import type { Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { settled } from './support/settled';
import { expect, isFull, openStopped, sampled, startButton, test } from './support/test';

const notice = (page: Page) => page.getByTestId('link-notice');
/** Opens the list of the notice. */
const showList = (page: Page) => notice(page).locator('[aria-expanded]').click();
const value = (page: Page, id: string) => page.getByTestId(id).getAttribute('value');

test('every parameter is shown, without a notice about the link', async ({ page }) => {
  await openStopped(
    page,
    '/?name=Anna%20Maria&amount=1234567.5&trades=1234&country=de&currency=eur&seed=demo',
  );
  await expect(page.getByTestId('display-name')).toHaveText('Anna Maria');
  expect(await value(page, 'profit')).toBe('1234567.50');
  await expect(page.getByTestId('profit')).toHaveText('1.234.568\u00a0€');
  expect(await value(page, 'trade-count')).toBe('1234');
  await expect(page.getByTestId('trade-count')).toHaveText('1.234');
  await expect(page.getByTestId('trade-row').first()).toContainText(/\+\d+,\d\d\u00a0€/);
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(notice(page)).toHaveCount(0);
});

test('a link without parameters gets figures within their limits', async ({ page }) => {
  for (let visit = 0; visit < (isFull ? 5 : 1); visit += 1) {
    await openStopped(page, '/?name=&amount=&trades=&utm_source=x');
    const amount = Number(await value(page, 'profit'));
    const trades = Number(await value(page, 'trade-count'));
    expect(amount).toBeGreaterThanOrEqual(limits.startingAmount.min / 100);
    expect(amount).toBeLessThanOrEqual(limits.startingAmount.max / 100);
    expect(trades).toBeGreaterThanOrEqual(limits.startingTrades.min);
    expect(trades).toBeLessThanOrEqual(limits.startingTrades.max);
    expect(Number(await page.getByTestId('notification-badge').textContent())).toBeLessThanOrEqual(
      limits.notifications.max,
    );
    await expect(page.getByTestId('profit')).toHaveText(/^\$[\d,]+$/);
    await expect(notice(page)).toHaveCount(0);
  }
});

test('a seed shows the same figures on every visit and in every language', async ({ page }) => {
  const read = async (address: string) => {
    await openStopped(page, address);
    return {
      amount: await value(page, 'profit'),
      trades: await value(page, 'trade-count'),
      bell: await page.getByTestId('notification-badge').textContent(),
      ids: await page.getByTestId('trade-row').locator('code').allTextContents(),
    };
  };
  const once = await read('/?seed=same');
  const polish = '/pl?seed=same&name=X&country=PL&currency=PLN';
  for (const address of sampled(['/?seed=same', polish, '/anything?seed=same'], [polish])) {
    expect(await read(address), address).toEqual(once);
  }
  expect(await read('/?seed=Same')).not.toEqual(once);
});

test('the number of trades determines the initial list', async ({ page }) => {
  const few = ['2', ['2', '1']] as const;
  const many = ['1000000', ['1000000', '999999', '999998', '999997', '999996']] as const;
  for (const [trades, serials] of sampled([['0', []], few, many] as const, [few])) {
    await openStopped(page, `/?trades=${trades}`);
    const rows = page.getByTestId('trade-row');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-serial')),
    );
    expect(shown).toEqual(serials);
  }
});

test('a negative amount has its minus before the prefix', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/?amount=-1234.5');
  await expect(page.getByTestId('profit')).toHaveText('−$1,235');
  expect(await value(page, 'profit')).toBe('-1234.50');
});

test('zero has no minus', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/?amount=-0.4');
  await expect(page.getByTestId('profit')).toHaveText('$0');
  expect(await value(page, 'profit')).toBe('-0.40');
});

const wrong = {
  amount: [
    '1000000001',
    '-1000000001',
    'NaN',
    '1e9',
    '1,000',
    '9'.repeat(10_000),
    '<img src=x onerror=alert(1)>',
    '💰',
    '\u202e5',
  ],
  trades: ['-1', '1.5', '1000001', 'NaN', '1e3', '1,000', '<b>1</b>', '٣', '9'.repeat(1_000)],
  country: ['UK', '-', '🇩🇪', '<i>', '__proto__', 'x'.repeat(1_000), '\u202eSU'],
  currency: ['BTC', '$', '<i>', 'constructor', 'x'.repeat(1_000), '\u202eDSU'],
  seed: ['a b', 'ü', 'x'.repeat(65), '<script>', '🌱', '1,000', 'x'.repeat(1_000)],
};

/** Links that each combine the n-th invalid value of every parameter. */
const wrongLinks = Array.from(
  { length: Math.max(...Object.values(wrong).map(({ length }) => length)) },
  (_, index) =>
    Object.entries(wrong).flatMap(([parameter, values]) =>
      values.slice(index, index + 1).map((given) => [parameter, given]),
    ),
);

test('an invalid value leads to the default and the notice', async ({ page }) => {
  for (const given of sampled(wrongLinks, wrongLinks.slice(5, 6))) {
    const message = given.map(([parameter, value]) => `${parameter}=${value?.slice(0, 40)}`).join();
    await openStopped(page, `/?${new URLSearchParams(given)}`);
    await expect(notice(page), message).toHaveCount(1);
    await showList(page);
    const parameters = given.map(([parameter = '']) => parameter);
    await expect(notice(page).getByRole('rowheader'), message).toHaveText(parameters);
    await expect(notice(page).locator('img, script, i, b'), message).toHaveCount(0);
    await expect(page.getByTestId('profit'), message).toHaveText(/^\$[\d,]+$/);
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, message).toBeLessThanOrEqual(1280);
  }
});

test(
  'a malformed percent-encoding leads to the default and the notice',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(
      page,
      '/?amount=%E0%A4%A&trades=%&seed=%FF&currency=%C3%28&country=%zz&name=%E0%A4',
    );
    await showList(page);
    await expect(notice(page).getByRole('rowheader')).toHaveText([
      'name',
      'amount',
      'trades',
      'country',
      'currency',
      'seed',
    ]);
  },
);

test('the notice shows the given value, labelled Demo, and the value used instead', async ({
  page,
}) => {
  await openStopped(
    page,
    '/de?amount=Guaranteed%20by%20Bank%20X&trades=x&seed=s&country=DE&currency=EUR',
  );
  await notice(page).getByRole('button', { name: 'Anzeigen' }).click();
  const cells = (row: number) => notice(page).getByRole('row').nth(row).getByRole('cell');
  await expect(cells(1).first()).toHaveText('Demo · Guaranteed by Bank X');
  await expect(cells(1).first().locator('bdi')).toHaveText('Guaranteed by Bank X');
  const settled = page.locator('span:has(> [data-testid=profit]) > span');
  await expect(cells(1).last().locator('bdi')).toHaveText((await settled.textContent()) ?? '');
  await expect(cells(1).last()).toHaveText(/^[\d.]+\u00a0€simuliert$/);
  await expect(cells(2).last()).toHaveText((await value(page, 'trade-count')) ?? '');
  await notice(page).getByRole('button', { name: 'Ausblenden' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('a name is never markup, is isolated in direction, and is cut to 60 characters', async ({
  page,
}) => {
  await openStopped(page, `/?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByTestId('display-name')).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.locator('[src="x"], [onerror]')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);

  await openStopped(page, `/?name=${encodeURIComponent(`\u202eevil${'x'.repeat(100)}`)}`);
  await expect(page.getByTestId('display-name')).toHaveText(`evil${'x'.repeat(56)}`);
  await showList(page);
  await expect(notice(page).getByRole('rowheader')).toHaveText('name');
  expect(await page.getByTestId('display-name').evaluate((element) => element.tagName)).toBe('BDI');
});

test('the first value of a repeated parameter is used', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/?trades=7&trades=8&name=A&name=B');
  expect(await value(page, 'trade-count')).toBe('7');
  await expect(page.getByTestId('display-name')).toHaveText('A');
});

test('the alternate view reads the same link', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/v?amount=x');
  await expect(page.getByTestId('display-name')).toHaveText('{name}');
  await showList(page);
  await expect(notice(page).getByRole('rowheader')).toHaveText('amount');
});
