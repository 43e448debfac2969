import { locales, otherLocales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
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

/** The full text, because its exact wording is guaranteed. */
const text =
  'Simulation. Every figure here is fictitious. Nothing is traded, and there is no money.';

/** That of the page also has the button to the lesson. */
const withButton = `${text} What gives it away?`;

test('the notice stays in view in windows of every size, also at the end of the page', async ({
  page,
}) => {
  const distinct = ['/?amount=x', '/v?t=16&paused&present'];
  const others = ['/v', '/nowhere', '/?amount=x&t=95&paused&present'];
  for (const address of sampled([...distinct, ...others], distinct)) {
    await open(page, address);
    await expect(page.getByTestId('simulation-notice'), address).toHaveCount(1);
    await expect(page.getByTestId('simulation-notice'), address).toHaveText(withButton);
    const three = [
      [360, 640],
      [1280, 800],
      [320, 256],
    ] as const;
    const windows = [...three, [1920, 1080], [600, 300]] as const;
    for (const [width, height] of sampled(windows, three)) {
      const message = `${address} at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => isPainted(page), { message }).toBe(true);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await isPainted(page), message).toBe(true);
    }
  }
});

test('no parameter hides the notice, which is as large as body text, with high contrast', async ({
  page,
}) => {
  await open(page, '/?notice=0&embed=1&hideNotice=true&name=%3Cstyle%3Ep%7Bdisplay:none%7D');
  expect(await isPainted(page)).toBe(true);
  const notice = page.getByTestId('simulation-notice');
  await expect(notice).toHaveCSS('color', 'rgb(23, 32, 28)');
  await expect(notice).toHaveCSS('background-color', 'rgb(255, 214, 90)');
  const sizeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('[data-testid=simulation-notice]')).toBeGreaterThanOrEqual(
    await sizeOf('body'),
  );
});

test('the one notice is above the backdrop of the details, and describes them', async ({
  page,
}) => {
  await open(page, '/?seed=a');
  await page.getByRole('button', { name: 'See more details' }).click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByTestId('simulation-notice')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(text);
    await expect.poll(() => isPainted(page)).toBe(true);
    const dialog = await page.getByRole('dialog').boundingBox();
    const notice = await page.getByTestId('simulation-notice').first().boundingBox();
    expect(dialog?.y).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
  }
});

test('the panel of a small screen opens below the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/?name=Anna');
  await expect(page.getByTestId('display-name')).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(page.getByTestId('display-name')).toBeVisible();
  await expect(page.getByTestId('display-name')).toHaveCount(1);
  await expect(page.getByTestId('simulation-notice')).toHaveCount(1);
  expect(await isPainted(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('display-name')).toBeHidden();
  await expect(page.getByTestId('simulation-notice')).toHaveCount(1);
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByTestId('display-name')).toBeHidden();

  await opener.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByTestId('simulation-notice')).toHaveCount(1);
  await expect(page.getByTestId('display-name')).toBeVisible();
});

test('the panel closes when the keyboard focus leaves it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/?name=Anna');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByTestId('display-name')).toBeHidden();
});

test('the keyboard focus is never behind the notice', async ({ page, browserName }) => {
  const low = { width: 480, height: 320 };
  const sizes = [{ width: 360, height: 640 }, { width: 1280, height: 600 }, low];
  for (const size of sampled(sizes, [low])) {
    await page.setViewportSize(size);
    await open(page, '/?amount=x');
    await expect(page.getByTestId('link-notice')).toBeVisible();
    for (const key of [...Array<string>(16).fill('Tab'), ...Array<string>(16).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate((isFirefox) => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return false;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const notice = document.querySelector('[data-testid=simulation-notice]');
        const middle = (top + bottom) / 2;
        // Firefox does not scroll to what is partly in view.
        return (isFirefox ? [top + 2, middle, bottom - 2] : [middle])
          .map((y) => document.elementFromPoint((left + right) / 2, y))
          .every((painted) => painted === notice || painted === null);
      }, browserName === 'firefox');
      expect(hidden).toBe(false);
    }
  }
});

test('the notice about the link never covers the focus, and stays in view with its buttons', async ({
  page,
}) => {
  const line = page.getByTestId('link-notice');
  const phone = { width: 360, height: 640 };
  const sizes = [phone, { width: 768, height: 600 }, { width: 1280, height: 800 }];
  for (const size of sampled(sizes, [phone])) {
    await page.setViewportSize(size);
    await open(page, '/de?name=%E2%80%AEx&amount=1e9&trades=-1&country=XX&currency=BTC&seed=a%20b');
    for (const isOpen of [false, true]) {
      if (isOpen) await line.getByRole('button', { name: 'Anzeigen' }).click();
      for (const name of ['Anzeigen', 'Ausblenden']) {
        await expect(line.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('searchbox').focus();
      for (let tabs = 0; tabs < 16; tabs += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const line = document.querySelector('[data-testid=link-notice]');
          if (!focused || !line || line.contains(focused) || focused === document.body)
            return false;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          // Of a chart, Firefox scrolls no more into view than its beginning.
          const y = bottom - top > 100 ? top + 4 : (top + bottom) / 2;
          const painted = document.elementFromPoint((left + right) / 2, y);
          return painted !== null && line.contains(painted);
        });
        expect(covered).toBe(false);
      }
    }
  }
});

test('the notice about the link covers no action when it appears, and is beneath the content at its end', async ({
  page,
}) => {
  const line = page.getByTestId('link-notice');
  const main = '/de?amount=x&trades=-1';
  for (const address of sampled([main, '/de/v?amount=x&trades=-1'], [main])) {
    for (const width of sampled([360, 768, 1280, 1920], [360, 1280])) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, address);
      const { height = NaN, y = NaN } = (await line.boundingBox()) ?? {};
      expect(height, `${address} at ${width}`).toBeLessThanOrEqual(64);
      const start = await startButton(page).boundingBox();
      // On phones, Start is at the lower edge, and the notice above it.
      const isAbove = (start?.y ?? NaN) >= y + height;
      if (!isAbove) expect((start?.y ?? NaN) + (start?.height ?? NaN)).toBeLessThanOrEqual(y);
      for (const name of ['Anzeigen', 'Ausblenden']) {
        await line.getByRole('button', { name }).focus();
        expect(await page.evaluate('scrollY'), `${address} at ${width}`).toBe(0);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const ends = await page
        .locator('main > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      expect(Math.max(...ends)).toBeLessThanOrEqual((await line.boundingBox())?.y ?? NaN);
    }
  }
});

test('a panel that is opened before the scripts load does not cover the notice', async ({
  page,
}) => {
  await holdScripts(page);
  for (const width of sampled([320, 360, 600, 900, 1100], [320, 1100])) {
    await page.setViewportSize({ width, height: 700 });
    for (const locale of sampled(locales, otherLocales.slice(0, 1))) {
      const path = viewPath('main', locale);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('header button[popovertarget]').click();
      expect(await isPainted(page), `${path} at ${width}`).toBe(true);
    }
  }
});

test('nothing of the notice moves when a dialog opens', async ({ page }) => {
  const measure = () =>
    page.getByTestId('simulation-notice').evaluate((band) => {
      const lines = [...(band.firstElementChild?.getClientRects() ?? [])];
      return [band.getBoundingClientRect(), ...lines].map(({ x, y, width, height }) => ({
        ...{ x, y, width, height },
      }));
    });
  for (const width of sampled([320, 360, 768, 1280, 1920], [320, 1280])) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of sampled(['/', '/de', '/pl/v'], ['/de'])) {
      await open(page, path);
      const before = await measure();
      await page.locator('button[name=share]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await measure(), `${path} at ${width}`).toEqual(before);
      await expect(page.getByTestId('simulation-notice').locator('button')).toBeHidden();
    }
  }
});

test('the details are readable in a window of low height', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/pl?seed=a');
  await page.getByRole('button', { name: 'Zobacz szczegóły' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await isPainted(page)).toBe(true);
  const height = await dialog.evaluate((element) => element.clientHeight);
  expect(height).toBeGreaterThan(1_000);
});

test('the notice is printed', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('simulation-notice')).toBeVisible();
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(),
  );
  // The band is on the first page; the other pages have the text in their margin.
  expect(margins.split(text)).toHaveLength(2);
  expect(margins).toMatch(/@page :first \{[^@]*@top-center \{ content: none; \}/);
});

test(
  'the seed and the address of the run are printed at the end, as Demo',
  { tag: '@chromium' },
  async ({ page }) => {
    await openStopped(page, '/de?name=Anna&seed=print-me&utm_source=x');
    const source = page.getByTestId('printed-source');
    await expect(source).toBeHidden();
    await startButton(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(source).toBeVisible();
    await expect(source.locator('bdi').first()).toHaveText('print-me');
    const address = new URL('/de?utm_source=x&name=Anna&seed=print-me&t=0&paused=', page.url())
      .href;
    await expect(source.locator('bdi').last()).toHaveText(address);
    await expect(source.getByText('Demo')).toBeVisible();
    await expect(page.locator('main > :last-child')).toHaveAttribute(
      'data-testid',
      'printed-source',
    );
  },
);

test(
  'a printed row of the alternate view is readable, and where it belongs',
  { tag: '@chromium' },
  async ({ page }) => {
    await openStopped(page, '/v?seed=print');
    await page.emulateMedia({ media: 'print' });
    for (const row of await page.getByTestId('trade-row').all()) {
      await expect(row).toHaveCSS('transition-duration', '0s');
      await expect(row).toHaveCSS('opacity', '1');
      await expect(row.locator('.status span')).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
  },
);

test(
  'either view with a full list is printed on one page',
  { tag: '@chromium' },
  async ({ page }) => {
    const german = '/de?seed=print&running';
    const others = ['/?seed=print&running', '/v?seed=print'];
    for (const address of sampled([german, ...others], [german])) {
      await openStopped(page, address);
      if (address.startsWith('/v')) {
        for (let round = 0; round < 3; round += 1) {
          await startButton(page).click();
          await page.clock.fastForward(26_000);
        }
      } else {
        await page.clock.fastForward(60_000);
      }
      await expect(page.getByTestId('trade-row')).toHaveCount(10);
      for (const format of sampled(['A4', 'Letter'], ['Letter'])) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g), `${address} ${format}`).toHaveLength(1);
      }
    }
  },
);

test.describe('without scripts', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the notice, dashes, and a message that it needs scripts', async ({
    page,
  }) => {
    for (const address of ['/', '/x/de/y']) {
      await page.goto(address);
      await expect(page.getByTestId('simulation-notice')).toHaveText(withButton);
      await expect(page.getByTestId('profit')).toHaveText('–');
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    }
  });

  test('the panel of a small screen opens, with its links', async ({ page }) => {
    needs('pl');
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await languageMenu(page).click();
    await page.getByTestId('language-menu').getByText('Polski').click();
    await expect(page).toHaveURL('/pl');
  });
});

test.describe('in the frame of another site', () => {
  const framed = (baseURL = '') =>
    `<iframe src="${baseURL}/?name=Anna" width="600" height="400"></iframe>`;

  test('the page shows only the notice', async ({ page, baseURL }) => {
    await page.setContent(framed(baseURL));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByTestId('simulation-notice')).toBeVisible();
    await expect(frame.getByTestId('profit')).toBeHidden();
    const notice = await frame.getByTestId('simulation-notice').boundingBox();
    expect(notice?.height).toBe(400);
  });
});
