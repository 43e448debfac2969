import type { Page } from '@playwright/test';
import { messagesOf } from '../messages';
import { isPainted, pictureOfNotice } from './support/isPainted';
import { expect, needs, open, openStopped, sampled, startButton, test } from './support/test';

const notice = (page: Page) => page.getByTestId('simulation-notice');

/** Adds a style sheet as a browser extension would. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Of what hides an element, as style sheets of extensions contain it. */
const hiding = {
  'display: none': '[data-notice]{display:none!important}',
  'its tag': 'section{display:none!important}',
  'visibility: hidden': '[data-testid]{visibility:hidden!important}',
  'opacity: 0': '[data-notice]{opacity:0!important}',
  'no height': '[data-notice]{height:0!important;padding:0!important;overflow:hidden!important}',
  'no size': '[data-notice]{scale:0!important}',
  'tiny text': '[data-notice]{font-size:1px!important}',
  'text without ink': '[data-notice]{color:transparent!important}',
  'ink without fill': '[data-notice]{-webkit-text-fill-color:transparent!important}',
  'text nearly in the colour of its ground': '[data-notice]{color:#ffd55a!important}',
  'a ground nearly in the colour of the text': '[data-notice]{background:#17201d!important}',
  'a place outside of the window':
    '[data-notice]{position:absolute!important;top:-999px!important}',
  'a shift to the side': '[data-notice]{transform:translateX(-200vw)!important}',
  'a clip': '[data-notice]{clip-path:inset(50%)!important}',
  'a mask': '[data-notice]{mask:linear-gradient(transparent,transparent)!important}',
  'an indented text': '[data-notice]{text-indent:-9999px!important;overflow:hidden!important}',
  'the end of the page': '[data-notice]{position:static!important;margin-top:9999px!important}',
  'a filter': '[data-notice]{filter:blur(9px)!important}',
  'a content that is skipped': '[data-notice]{content-visibility:hidden!important}',
  'a text that is hidden': '[data-notice] span{display:none!important;opacity:0!important}',
  'a pseudo-element above it':
    '[data-notice]::after{content:""!important;position:absolute!important;inset:0!important;background:#ffd65a!important}',
  'a pseudo-element in its text':
    '[data-notice] span::before{content:""!important;position:fixed!important;inset:0!important;background:#fff!important}',
  'a first line':
    '[data-notice]::first-line,[data-notice] span::first-line{color:transparent!important;font-size:0!important}',
  'a cover that lets presses through':
    'body::after{content:"";position:fixed!important;inset:0!important;z-index:2147483647!important;background:#fff!important;pointer-events:none!important}',
  'a page that is transparent': 'body{opacity:0!important}',
  'a document that is faint': 'html,body{opacity:.5!important}',
  'a page that is clipped': 'html,body{clip-path:inset(50%)!important}',
  'a page that is masked': 'html,body{mask:linear-gradient(transparent,transparent)!important}',
  'a page that is moved': 'html,body{transform:translateX(-200vw)!important}',
  'a document that is hidden': 'html{visibility:hidden!important}',
};

/** What a notice in the top layer is not safe from. */
const failing = {
  'a zoom': 'html{zoom:.1!important}',
  'a blurred document': 'html{filter:blur(9px)!important}',
  'a document without contrast': 'html{filter:invert(.5)!important}',
  'a black document': 'html{filter:brightness(.01)!important}',
  'a page whose content is skipped': 'body{content-visibility:hidden!important}',
};

const figures = (page: Page) => page.getByTestId('profit');

test.describe('under styles of others', () => {
  // Of Firefox, to Playwright's own style while it takes a picture.
  test.use({ expected: [/blocked an inline style/] });

  const presented = '/v?seed=hidden&t=95&paused&present';
  for (const path of sampled(['/?seed=hidden', presented], [presented])) {
    test(`no style hides the notice of ${path}`, async ({ page }) => {
      await openStopped(page, path);
      const before = await pictureOfNotice(page);
      for (const [name, css] of Object.entries(hiding)) {
        await addStyle(page, css);
        await page.clock.runFor(1_000);
        expect(before.equals(await pictureOfNotice(page)), name).toBe(true);
        await expect(notice(page), name).toHaveCount(1);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      }
      for (const [name, css] of Object.entries(failing)) {
        await addStyle(page, css);
        await page.clock.runFor(1_000);
        await expect(figures(page), name).toBeHidden();
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
        await page.clock.runFor(1_000);
        await expect(figures(page), name).toBeVisible();
      }
    });
  }
});

test('figures stay where an extension makes the page dark', async ({ page }) => {
  await openStopped(page, '/?seed=dark');
  await addStyle(page, 'html{filter:invert(1) hue-rotate(180deg) contrast(.9)!important}');
  await page.clock.runFor(2_000);
  await expect(figures(page)).toBeVisible();
});

test(
  'a style that is written into the notice is replaced within a second',
  { tag: '@chromium' },
  async ({ page }) => {
    await openStopped(page, '/?seed=inline');
    const before = await pictureOfNotice(page);
    await notice(page).evaluate((element) => {
      element.style.setProperty('opacity', '0', 'important');
      element.firstElementChild?.setAttribute('hidden', '');
    });
    await page.clock.runFor(1_000);
    expect(before.equals(await pictureOfNotice(page))).toBe(true);
  },
);

test.describe('a page whose early script or whose guard fails', () => {
  test.use({
    expected: [
      /A fault of the test|MutationObserver|createPolicy|Content Security Policy|Trusted Types policy|script-src|inline script/,
    ],
  });

  const faults = {
    'the top layer does not work': () => {
      HTMLElement.prototype.showPopover = () => {
        throw new Error('A fault of the test');
      };
    },
    'styles cannot be read': () => {
      Element.prototype.checkVisibility = () => {
        throw new Error('A fault of the test');
      };
    },
    'changes are not reported': () => {
      Reflect.deleteProperty(window, 'MutationObserver');
    },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`shows no figures if ${name}`, async ({ page }) => {
      await page.addInitScript(fault);
      await page.goto('/?seed=fault&amount=1234&running');
      await expect(notice(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(figures(page)).toBeHidden();
      await expect(notice(page)).toContainText('Simulation.');
    });
  }

  test('shows no figures if a proxy has changed the script, which the policy then refuses', async ({
    page,
  }) => {
    await page.route('**/?seed=proxy', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<script data-text[^>]*>)/, '$1 ');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/?seed=proxy');
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await expect(notice(page)).toBeVisible();
    await expect(figures(page)).toBeHidden();
  });

  test('works if an extension has made a default policy for Trusted Types', async ({ page }) => {
    await page.addInitScript(() => {
      window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
    });
    await page.goto('/?seed=policy');
    await expect(figures(page)).toBeVisible();
    await expect(figures(page)).not.toHaveText('–');
    expect(await isPainted(page)).toBe(true);
  });
});

test(
  'a page enlarged by pinching keeps the notice in view, as large as before',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openStopped(page, '/?seed=pinch');
    const { height = 0 } = (await notice(page).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
    for (const distance of [0, -200, -600]) {
      await session.send('Input.synthesizeScrollGesture', {
        ...{ x: 60, y: 120, xDistance: distance, yDistance: distance, speed: 8_000 },
      });
      const seen = await notice(page).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const {
          offsetLeft,
          offsetTop,
          scale,
          width: wide,
        } = visualViewport ?? (window.screen as never);
        return [left - offsetLeft, top - offsetTop, width - wide, height * scale].map(Math.round);
      });
      expect(seen).toEqual([0, 0, 0, Math.round(height)]);
    }
    await page.clock.runFor(1_000);
    await expect(figures(page)).toBeVisible();
  },
);

test('a notice that is taken away is back before anything else is painted', async ({ page }) => {
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
});

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

test(
  'a button that is removed as soon as the language has arrived comes back in that language',
  { tag: '@full' },
  async ({ page }) => {
    needs('pl');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        if (!('live' in dataset) || 'languagePending' in dataset) return;
        // After the page's own observers.
        queueMicrotask(() => document.querySelector('[data-notice] button[name=lesson]')?.remove());
      }).observe(document, { attributeFilter: ['data-language-pending'], subtree: true });
    });
    await openStopped(page, '/x/pl/y?seed=link');
    await page.clock.runFor(1_000);
    await expect(notice(page).getByRole('button')).toHaveText(messagesOf('pl').notice.lesson);
  },
);

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

test(
  'the guard measures nothing during parsing, and forces no layout while nothing changes',
  {
    tag: '@chromium',
  },
  async ({ page }) => {
    await page.addInitScript(() => {
      const measured: string[] = [];
      Object.assign(window, { measured });
      const getRect = Reflect.get(Element.prototype, 'getBoundingClientRect');
      Element.prototype.getBoundingClientRect = function measure() {
        measured.push(document.readyState);
        return getRect.call(this);
      };
      const offsetHeight = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight');
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
        get(this: HTMLElement) {
          measured.push(document.readyState);
          return offsetHeight?.get?.call(this) as number;
        },
      });
    });
    await openStopped(page, '/?seed=cheap');
    await page.clock.runFor(3_000);
    const measured = await page.evaluate(
      () => (window as unknown as { measured: readonly string[] }).measured,
    );
    expect(measured).not.toHaveLength(0);
    expect(measured).not.toContain('loading');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value;
    };
    const before = await layouts();
    await page.clock.runFor(5_000);
    expect(await layouts()).toBe(before);
  },
);
