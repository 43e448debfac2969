import { limits } from '@/lib/config/limits';
import { profileOf } from '@/lib/format/defineProfile';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { messagesOf } from '../messages';
import { detailsButton } from './support/states';
import { expect, open, openStopped, sampled, startButton, test } from './support/test';

const { profit, sell, tradeInterval } = limits;

test('the details explain how the figures are made, list what the page shows, and are valid HTML', async ({
  page,
}) => {
  await open(page, '/?name=Anna&amount=1234.56&trades=99&seed=why&currency=EUR&country=DE');
  const opener = page.getByRole('button', { name: 'See more details' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
  const profile = profileOf('EUR', 'DE');
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  await expect(dialog).toBeVisible();
  for (const text of [
    `Profit of a trade${money(profit.min)}${money(profit.max)}`,
    `Sell price${money(sell.min)}${money(sell.max)}`,
    `Seconds until the next trade${seconds(tradeInterval.min)}${seconds(tradeInterval.max)}`,
    'Every simulated trade wins because it is built to.',
    'there is no money to withdraw',
    'Anna',
    '1.235\u00a0€simulated',
    'why',
  ]) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog).toHaveAccessibleDescription(/^Simulation\./);
  // No element has a property that is no attribute.
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => {
        const isInner = ['ownerstate', 'sx', 'theme', 'as'].includes(name);
        return isInner || element.getAttribute(name)?.includes('[object');
      }),
    ),
  );
  // Of the links that load the fonts.
  expect(wrong.filter((name) => name !== 'as')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the details link to a run with the same seed, and with a new one', async ({ page }) => {
  await openStopped(page, '/de?name=Anna&seed=same&utm_source=x');
  const amount = await page.getByTestId('profit').getAttribute('value');
  await startButton(page).click();
  const details = page.getByRole('button', { name: 'Details anzeigen' });

  await details.click();
  await page.getByRole('link', { name: messagesOf('de').details.sameSeed }).click();
  await expect(page).toHaveURL('/de?utm_source=x&name=Anna&running=&seed=same');
  await expect(page.getByTestId('profit')).toHaveAttribute('value', amount ?? '');

  await details.click();
  await page.getByRole('link', { name: messagesOf('de').details.newSeed }).click();
  await expect(page).toHaveURL('/de?utm_source=x&name=Anna&running=');
  await expect(page.getByTestId('display-name')).toHaveText('Anna');
});

test('the other view opens where its own run begins', async ({ page }) => {
  const toLight = ['/v?seed=s1&rounds=7&t=15&paused', 'Open the light view', '/?seed=s1'] as const;
  const links = [
    ['/?seed=s1&t=5400&paused&name=Anna', 'Open the dark view', '/v?name=Anna&seed=s1'],
    ['/?seed=s1&running', 'Open the dark view', '/v?seed=s1'],
    ['/de?name=Anna&seed=same', 'Dunkle Ansicht öffnen', '/de/v?name=Anna&seed=same'],
    toLight,
  ] as const;
  for (const [from, other, to] of sampled(links, [toLight])) {
    await openStopped(page, from);
    await detailsButton(page).click();
    await page.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(to);
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByTestId('link-notice')).toHaveCount(0);
  }
});

test(
  'a run with a new seed also works if the link has no other parameter',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/?seed=old');
    await page.getByRole('button', { name: 'See more details' }).click();
    await page.getByRole('link', { name: 'Run with a new seed' }).click();
    await expect(page).not.toHaveURL(/seed/);
  },
);

test.describe('if the dialog cannot be loaded', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the page says so, and continues to work', { tag: '@full' }, async ({ page }) => {
    await open(page, '/es?seed=off');
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Ver más detalles' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No se ha podido' })).toBeVisible();
    await startButton(page).click();
    await expect(startButton(page)).toHaveText('Sistema en marcha');
  });
});

test('the details lead to another moment of the run, and say which version it is', async ({
  page,
}) => {
  await openStopped(page, '/?seed=later&trades=9&t=90&paused');
  await detailsButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
  await expect(dialog).toContainText(/Version \d+\.\d+\.\d+/);
  await expect(dialog.getByRole('group', { name: 'How these figures are made' })).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Time since Start' });
  const link = dialog.getByText('Show this moment');
  // An hour later.
  await expect(field).toHaveValue('1:01:30');
  // Firefox's `fill` does not reach React.
  await field.selectText();
  await page.keyboard.type('1:61');
  await expect(dialog.getByRole('alert')).toContainText('for example 1:30:00; at most 168:00:00');
  // Not only by its colour.
  await expect(dialog.getByRole('alert')).toHaveCSS('font-weight', '600');
  await expect(link).not.toHaveAttribute('href');
  await field.selectText();
  await page.keyboard.type('10:00');
  await expect(link).toHaveAttribute('href', /[?&]t=600(&|$)/);
  await expect(link).toHaveAttribute('href', /seed=later/);
});

test(
  'Back on a phone closes a dialog, and nothing else',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const watchers = new Set<{ onclose: (() => void) | null }>();
      class CloseWatcher {
        onclose: (() => void) | null = null;
        constructor() {
          watchers.add(this);
        }
        destroy() {
          watchers.delete(this);
        }
      }
      Object.assign(window, { CloseWatcher, watchers });
    });
    // What the system does: it asks the newest one.
    const goBack = () =>
      page.evaluate(() => {
        const { watchers } = window as unknown as { watchers: Set<{ onclose: () => void }> };
        [...watchers].at(-1)?.onclose();
      });
    await openStopped(page, '/?seed=back&trades=9&lesson=2');
    const lesson = page.getByTestId('lesson');
    await expect(lesson).toBeVisible();
    await detailsButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
    await expect(dialog).toBeVisible();
    await goBack();
    await expect(dialog).toHaveCount(0);
    await expect(lesson).toBeVisible();
    await goBack();
    await expect(lesson).toHaveCount(0);
    expect(await page.evaluate('watchers.size')).toBe(0);
  },
);

test('Escape closes the dialog, and leaves the lesson open', async ({ page }) => {
  await openStopped(page, '/?seed=escape&trades=9&lesson=2');
  const lesson = page.getByTestId('lesson');
  await expect(lesson).toBeVisible();
  await detailsButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(lesson).toBeVisible();
  await expect(lesson).toBeInViewport();
});
