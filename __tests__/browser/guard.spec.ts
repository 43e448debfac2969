import type { Page } from '@playwright/test';
import { messagesOf } from '../messages';
import { isPainted, plainStyle, styleOf } from './support/isPainted';
import { expect, needs, open, openStopped, sampled, startButton, test } from './support/test';

const notice = (page: Page) => page.getByTestId('simulation-notice');

/** Adds a style sheet as a browser extension would. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

const hiding = {
  'display: none': '[data-notice]{display:none!important}',
  'its tag': 'section{display:none!important}',
  'visibility: hidden': '[data-testid]{visibility:hidden!important}',
  'opacity: 0': '[data-notice]{opacity:0!important}',
  'a faint opacity': '[data-notice]{opacity:.1!important}',
  'no height': '[data-notice]{height:0!important;padding:0!important;overflow:hidden!important}',
  'no size': '[data-notice]{scale:0!important}',
  'tiny text': '[data-notice]{font-size:1px!important}',
  'text without ink': '[data-notice]{color:transparent!important}',
  'text in the colour of its ground': '[data-notice]{color:#FFD65A!important}',
  'a place outside of the window':
    '[data-notice]{position:absolute!important;top:-999px!important}',
  'a shift to the side': '[data-notice]{transform:translateX(-200vw)!important}',
  'a clip': '[data-notice]{clip-path:inset(50%)!important}',
  'an indented text': '[data-notice]{text-indent:-9999px!important;overflow:hidden!important}',
  'the end of the page': '[data-notice]{position:static!important;margin-top:9999px!important}',
  'a filter': '[data-notice]{filter:opacity(0)!important}',
  'a page and a document that are faint together': 'html,body{opacity:.93!important}',
  'a page that is transparent': 'body{opacity:0!important}',
  'a document that is hidden': 'html{visibility:hidden!important}',
};

/** Removes what is left of an earlier style and of the guard's response to it. */
const reset = async (page: Page) => {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const changed of document.querySelectorAll('html, body, [data-notice]')) {
      changed.removeAttribute('style');
      changed.removeAttribute('popover');
    }
    window.scrollTo(0, 0);
  });
  await expect.poll(() => isPainted(page), 'before the style').toBe(true);
};

for (const path of sampled(['/', '/v'], ['/v'])) {
  const title = `in a presentation of ${path}, a style that hides the notice is overridden, too`;
  test(title, { tag: '@firefox' }, async ({ page }) => {
    await openStopped(page, `${path}?seed=hidden&t=95&paused&present`);
    await page.getByTestId('transport').waitFor();
    const all = Object.entries(hiding);
    for (const [name, css] of sampled(all, all.slice(0, 4))) {
      await reset(page);
      await addStyle(page, css);
      await page.clock.runFor(1_000);
      expect(await isPainted(page), name).toBe(true);
      await expect(notice(page), name).toHaveCount(1);
    }
  });
}

test('a style that hides the notice is overridden within a second', async ({ page }) => {
  await openStopped(page, '/?seed=hidden');
  for (const [name, css] of Object.entries(hiding)) {
    await reset(page);
    await addStyle(page, css);
    const isHidden = !(await isPainted(page));
    expect(isHidden || (await styleOf(page)), name).not.toEqual(plainStyle);
    await page.clock.fastForward(1_000);
    expect(await isPainted(page), name).toBe(true);
    expect(await styleOf(page), name).toEqual(plainStyle);
    await expect(notice(page), name).toHaveCount(1);
    await expect(page.locator('html'), name).not.toHaveAttribute('data-bare');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await isPainted(page), name).toBe(true);
  }
});

test('a text that is hidden inside the notice is shown again within a second; a filter that makes the whole document faint hides the figures', async ({
  page,
}) => {
  await openStopped(page, '/?seed=text');
  const text = notice(page).getByText('Every figure here is fictitious');
  await addStyle(page, '[data-notice] *{display:none!important}');
  await expect(text).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(text).toBeVisible();
  await expect(page.getByTestId('profit')).toBeVisible();
  await addStyle(page, 'html{filter:opacity(.3)!important}');
  await page.clock.runFor(1_000);
  await expect(page.getByTestId('profit')).toBeHidden();
});

test(
  'a notice that is taken away is back before anything else is painted',
  { tag: '@firefox' },
  async ({ page }) => {
    await openStopped(page, '/de?seed=gone');
    const text = (await notice(page).textContent()) ?? '';
    await notice(page).evaluate((element) => {
      element.remove();
    });
    expect(await isPainted(page)).toBe(true);
    await expect(notice(page)).toHaveText(text);
    await expect(notice(page)).toHaveAccessibleName('Hinweis zur Simulation');
    await startButton(page).click();
    await page.clock.fastForward(9_000);
    expect(await page.getByTestId('trade-row').count()).toBeGreaterThan(5);
  },
);

test('a notice that is emptied gets its text back within a second', async ({ page }) => {
  await openStopped(page, '/?seed=empty');
  const text = (await notice(page).textContent()) ?? '';
  await notice(page).evaluate((element) => element.replaceChildren());
  await page.clock.runFor(1_000);
  await expect(notice(page)).toHaveText(text);
  expect(await isPainted(page)).toBe(true);
});

for (const [address, locale] of sampled(
  [
    ['/?seed=link', 'en'],
    ['/x/pl/y?seed=link', 'pl'],
  ] as const,
  [['/?seed=link', 'en']],
)) {
  test(`a notice of ${address} that loses its button gets it back, and it opens the lesson`, async ({
    page,
  }) => {
    needs(locale);
    await openStopped(page, address);
    const name = messagesOf(locale).notice.lesson;
    const button = notice(page).getByRole('button', { name });
    await button.evaluate((element) => {
      element.remove();
    });
    await page.clock.runFor(1_000);
    await expect(button).toHaveCount(1);
    expect(await isPainted(page)).toBe(true);
    await button.click();
    await expect(page.getByTestId('lesson')).toBeVisible();
    await page.keyboard.press('Escape');
    // And so does one in place of a notice that was removed.
    await notice(page).evaluate((element) => {
      element.remove();
    });
    await button.click();
    await expect(page.getByTestId('lesson')).toBeVisible();
  });
}

test('a body that is emptied gets a new notice', async ({ page }) => {
  await openStopped(page, '/v?seed=empty');
  await page.evaluate(() => document.body.replaceChildren());
  expect(await isPainted(page)).toBe(true);
});

test('a notice removed at an address without a page comes back in the same language', async ({
  page,
}) => {
  await openStopped(page, '/x/pl/y?seed=gone');
  // Its messages come after the page.
  await expect(notice(page)).toContainText('Symulacja');
  const text = (await notice(page).textContent()) ?? '';
  await notice(page).evaluate((element) => {
    element.remove();
  });
  await expect(notice(page)).toHaveText(text);
});

test.describe('a page that is sent without a notice', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('gets one', async ({ page }) => {
    await page.route(
      (url) => url.pathname === '/fr',
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<section[^>]*data-notice.*?<\/section>/s, '');
        await route.fulfill({ response, body });
      },
    );
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/fr');
    await expect(notice(page)).toContainText('Simulation.');
    expect(await isPainted(page)).toBe(true);
  });
});

test('the notice is moved above elements that cover it, one after the other', async ({ page }) => {
  await openStopped(page, '/?seed=covered');
  for (const popover of [null, 'manual', 'manual']) {
    await page.evaluate((popover) => {
      const cover = document.createElement('div');
      cover.style.cssText =
        'all:initial;position:fixed;inset:0 0 auto;height:120px;z-index:2147483647;background:#fff';
      document.documentElement.append(cover);
      cover.popover = popover;
      if (popover) cover.showPopover();
    }, popover);
    await page.clock.runFor(1_000);
    expect(await isPainted(page)).toBe(true);
  }
  await expect(notice(page)).toHaveText(/^Simulation\./);
  await expect(page.getByTestId('profit')).toBeVisible();
});

test('the figures are hidden, without a loop, if the notice is removed again and again', async ({
  page,
}) => {
  await openStopped(page, '/?seed=fight');
  await page.evaluate(() => {
    const fight = { turns: 0, end: () => {} };
    Object.assign(window, { fight });
    const takeAway = () => {
      fight.turns += 1;
      for (const each of document.querySelectorAll('section')) {
        if (each.textContent.startsWith('Simulation.')) each.remove();
      }
    };
    const observer = new MutationObserver(takeAway);
    observer.observe(document, { childList: true, subtree: true });
    fight.end = () => observer.disconnect();
    takeAway();
  });
  await expect(page.getByTestId('profit')).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(page.getByTestId('profit')).toBeHidden();
  await expect(startButton(page)).toBeHidden();
  expect(await page.evaluate<number>('fight.turns')).toBeLessThan(300);
  await page.evaluate('fight.end()');
  await page.clock.runFor(1_000);
  await expect(page.getByTestId('profit')).toBeVisible();
  expect(await isPainted(page)).toBe(true);
});

test.describe('an error that removes the whole page', () => {
  // The last two are the messages of Firefox in place of the first.
  test.use({
    expected: [
      /TrustedHTML|A fault of the test|Minified React error|Sink type mismatch|require-trusted-types-for/,
    ],
  });

  test('leaves the notice, and a message with a link to try again', async ({ page }) => {
    await page.addInitScript(() => {
      // Next.js calls this when it starts, outside of every view.
      history.replaceState = () => {
        throw new Error('A fault of the test');
      };
    });
    await page.goto('/de');
    await expect(page.getByRole('alert')).toContainText('nicht vollständig geladen');
    await expect(page.getByRole('link', { name: messagesOf('de').page.retry })).toBeVisible();
    expect(await isPainted(page)).toBe(true);
    await expect(notice(page)).toHaveText(/^Simulation\./);
  });

  test('leaves both, too, when the page is in use', async ({ page }) => {
    await open(page, '/de?seed=used');
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new Error('A fault of the test');
      };
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    await expect(page.locator('main')).toHaveCount(0);
    await expect(page.getByRole('link', { name: messagesOf('de').page.retry })).toBeVisible();
    expect(await isPainted(page)).toBe(true);
  });
});

test('the guard checks five points, once a second', async ({ page }) => {
  await openStopped(page, '/?seed=cheap&running');
  const ticks = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let forced = 0;
        const original = document.elementFromPoint.bind(document);
        document.elementFromPoint = (x, y) => {
          forced += 1;
          return original(x, y);
        };
        setTimeout(() => resolve(forced), 3_100);
      }),
  );
  await page.clock.runFor(3_100);
  // Five points per check, one check per second.
  expect(await ticks).toBeLessThanOrEqual(20);
});
