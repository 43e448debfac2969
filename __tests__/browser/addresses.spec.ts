import type { Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { siteUrl } from '@/lib/config/siteUrl';
import { defaultLocale, nameOfLocale, locales, otherLocales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { addresses, type Address } from '../addresses';
import { messagesOf, simulationIn } from '../messages';
import {
  expect,
  holdScripts,
  needs,
  open,
  openStopped,
  sampled,
  startButton,
  test,
  languageMenu,
} from './support/test';

/** The links of the language menu, in order. */
const linksOf = (page: Page) =>
  page
    .getByTestId('language-menu')
    .locator('a[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => ({
        hreflang: link.getAttribute('hreflang'),
        lang: link.getAttribute('lang'),
        name: link.textContent,
        path: new URL((link as HTMLAnchorElement).href).pathname,
      })),
    );

const linksFrom = ({ view, locale }: Address) =>
  locales
    .filter((other) => other !== locale)
    .map((other) => {
      const prefix = other === defaultLocale ? '' : `/${other}`;
      const path = view === 'alternate' ? `${prefix}/v` : prefix || '/';
      return { hreflang: other, lang: other, name: nameOfLocale(other), path };
    });

/** Opens an address, and checks everything that it shows. */
const check = async (page: Page, address: Address) => {
  const { path, view, locale, exported } = address;
  const response = await page.goto(`${path}?name=Anna`);
  expect(response?.status(), path).toBe(exported ? 200 : 404);
  await expect(page.getByTestId('display-name'), path).toHaveText('Anna');
  await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
  await expect(page, path).toHaveTitle(simulationIn(locale));
  await expect(page.getByTestId('simulation-notice'), path).toContainText(simulationIn(locale));
  expect(new URL(page.url()).pathname).toBe(path);
  // The menu may be in its language after the rest.
  await expect.poll(() => linksOf(page), path).toEqual(linksFrom(address));
  if (view === 'main') {
    await startButton(page).click();
    await expect(startButton(page), path).toHaveAttribute('aria-disabled', 'true');
  } else {
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(simulationIn(locale));
    await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'dark');
  }
};

/** Addresses with and without a page and a final slash, of both views. Hosts are asked for all. */
const [first = defaultLocale] = otherLocales;
const last = otherLocales.at(-1) ?? defaultLocale;
const distinct = ['/', '/v/', `/${last}/v`, '/v/x', `/x/${first}/y`, `/${first.toUpperCase()}/v/`];

for (const locale of locales) {
  const ofLocale = addresses.filter((each) => each.locale === locale);
  const some = ofLocale.filter(({ path }) => distinct.includes(path));
  const checked = sampled(ofLocale, some);
  if (checked.length === 0) continue;
  test(`addresses in ${nameOfLocale(locale)} show their view and language links`, async ({
    page,
  }) => {
    for (const address of checked) await check(page, address);
  });
}

test('every exported page contains its language, the notice and a canonical URL, and all other addresses have noindex', async ({
  request,
}) => {
  for (const { path, view, locale, exported } of addresses) {
    const html = await (await request.get(path)).text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect([path, canonical]).toEqual([
      path,
      exported ? siteUrl + viewPath(view, locale) : undefined,
    ]);
    expect([path, html.includes('content="noindex"')]).toEqual([path, !exported]);
    expect(html).toContain(`<html lang="${exported ? locale : defaultLocale}"`);
    expect(html).toMatch(/data-testid="simulation-notice"[^>]*>(<[^>]*>)*\p{Lu}/u);
  }
});

test('a language link keeps the whole query, and the current seed', async ({ page }) => {
  needs('pl');
  await openStopped(page, '/de?name=A%26B&amount=oops&utm_source=mail&seed=%21');
  const link = page.getByTestId('language-menu').getByText('Polski');
  const before = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
  expect(before.get('name')).toBe('A&B');
  expect(before.get('amount')).toBe('oops');
  expect(before.get('utm_source')).toBe('mail');
  expect(before.get('seed')).toMatch(/^[a-z0-9]{10}$/);
  expect(before.has('running')).toBe(false);
});

test('a language link keeps the query if it is followed before the scripts load', async ({
  page,
}) => {
  needs('pl');
  await holdScripts(page);
  await page.goto('/?name=Anna&utm_source=mail', { waitUntil: 'commit' });
  await languageMenu(page).click();
  await page.getByTestId('language-menu').getByText('Polski').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/pl?name=Anna&utm_source=mail');
});

/** Ends the animations that show a page in English, and returns after how many milliseconds they do. */
const endDelay = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { delay } = animation.effect?.getTiming() ?? {};
      animation.finish();
      return delay;
    }),
  );

test('an address without a page, in another language, does not show English first', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/x/de/y', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
  // After three seconds, the page is shown in English.
  const delays = await endDelay(page);
  expect(delays).toContain(3_000);
  await expect(page.getByTestId('simulation-notice')).toBeVisible();
});

test.describe('if the messages of a language cannot be loaded', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('an address without a page stays in English, also in its lang attribute', async ({
    page,
  }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const isGerman = (await response.text()).includes(messagesOf('de').notice.text);
      await (isGerman ? route.abort() : route.fulfill({ response }));
    });
    await open(page, '/x/de/y');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });
});

test('several slashes at the start of a path become one, and nothing else changes', async ({
  page,
  baseURL,
}) => {
  const longest = `///${last}`;
  for (const path of sampled(['//', '//v', `//${first}/x`, longest], ['//v', longest])) {
    await page.goto(`${baseURL}${path}?name=Anna#here`);
    await expect(page, path).toHaveURL(`${path.replace(/^\/+/, '/')}?name=Anna#here`);
    await expect(page.getByTestId('display-name'), path).toHaveText('Anna');
    await expect(page.getByTestId('simulation-notice'), path).toBeVisible();
  }
});

test('an address without a page never paints a frame in English before its own language', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      // Cancels the animation that shows the page in English after three seconds.
      for (const each of document.getAnimations()) each.cancel();
      const button = document.querySelector('[data-start]');
      if (button && getComputedStyle(button).visibility === 'visible') seen.push(button.innerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/x/de/y');
  await expect(page.getByRole('button', { name: 'Starten' })).toBeVisible();
  // The next frame may not have been painted yet. `seen` keeps what earlier frames have shown.
  const seen = async () => [...new Set(await page.evaluate<string[]>('seen'))];
  await expect.poll(seen).toEqual(['Starten']);
});

test('a run continues when the messages of its language load late', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(messagesOf('de').notice.text)) await released;
    await route.fulfill({ response });
  });
  await openStopped(page, '/x/de/y?seed=late&running&trades=10');
  const count = page.getByTestId('trade-count');
  const before = (await count.getAttribute('value')) ?? '';
  expect(Number(before)).toBeGreaterThanOrEqual(
    10 + Math.floor(3_540_000 / limits.tradeInterval.max),
  );
  // After three seconds, the page can be used in English.
  await endDelay(page);
  await page.getByRole('button', { name: 'See more details' }).click();
  await expect(page.getByRole('dialog', { name: 'How these figures are made' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByTestId('simulation-notice')).toContainText(messagesOf('de').notice.text);
  await page.getByRole('button', { name: 'Details anzeigen' }).click();
  await expect(page.getByRole('dialog', { name: 'So entstehen diese Zahlen' })).toBeVisible();
  await expect(count).toHaveAttribute('value', before);
});

for (const [view, followed] of [
  ['/', '/pl?name=Anna&running='],
  ['/v', '/pl/v?name=Anna&t=0'],
] as const) {
  const title = `a language link of ${view} keeps the run that was started before the scripts load`;
  test(title, { tag: view === '/' ? [] : '@full' }, async ({ page }) => {
    needs('pl');
    await holdScripts(page);
    await page.goto(`${view}?name=Anna`, { waitUntil: 'commit' });
    await startButton(page).click();
    await languageMenu(page).click();
    await page.getByTestId('language-menu').getByText('Polski').click({ noWaitAfter: true });
    await expect(page).toHaveURL(followed);
  });
}
