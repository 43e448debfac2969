import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import { defaultLocale, locales, otherLocales } from '@/lib/i18n/locales';
import { lessonMessagesOf, messagesOf, simulationIn } from '../messages';
import { changingHost } from './support/changingHost';
import { kept, keptIn, visit } from './support/kept';
import { openEveryDialog } from './support/states';
import { expect, open, sampled, startButton, stopTime, test } from './support/test';

const [language = 'en', another = 'en'] = otherLocales;

/** The worker of another build, as on a host after a deploy. */
const nextWorker = () => ({
  status: 200,
  type: 'text/javascript',
  body: readFileSync('out/sw.js', 'utf8').replace(/revision:"\w+"/, 'revision:"next"'),
});

/** Makes the browser check for a new version, and waits until it is installed. */
const update = async (page: Page) => {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(waiting, { timeout: 30_000 }).toBe('installed');
};

/**
 * Resolves when the browser activates a waiting version. It is observed from outside of the page,
 * because an open page would keep the old version active.
 */
const watchActivation = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const activated = new Promise<void>((resolve) => {
    const waiting = new Set<string>();
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') waiting.add(versionId);
        if (status === 'activated' && waiting.has(versionId)) resolve();
      }
    });
  });
  await browser.send('ServiceWorker.enable');
  return { activated };
};

test.describe('after one visit', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 404/],
  });

  test('both views open and run offline, with the query and all that loads on demand; no data of a link is cached', async ({
    page,
    context,
  }) => {
    await visit(page, `/${language}?name=Xaviera9&seed=Xaviera8`, `/${language}/v`);
    await context.setOffline(true);
    // The page of the first visit can also load its dialogs.
    await page.locator('[aria-haspopup="dialog"]:visible').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(false);
    await open(page, `/x/${language}/y?name=Xaviera9`);
    await open(page, `/${language}/v?name=Xaviera9`);
    const paths = await kept(page);
    expect(paths.filter((path) => path.includes('?'))).toEqual([]);
    const pages = paths.filter((path) => !/\.\w+$/.test(path));
    expect(pages.sort()).toEqual([`/${language}`, `/${language}/v`]);
    const found = await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          const text = `${request.url} ${answer?.url} ${await answer?.text()}`;
          if (answer?.status !== 200 || /Xaviera[89]/.test(text)) return request.url;
        }
      }
      return 'nothing';
    });
    expect(found).toBe('nothing');
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
    // A file that is not cached fails as it would without a worker.
    const status = await page.evaluate(
      async () => (await fetch('/_next/static/chunks/gone.js')).status,
    );
    expect(status).toBe(404);
    expect(await kept(page)).not.toContain('/_next/static/chunks/gone.js');

    await context.setOffline(true);
    await open(page, `/${language}?name=Anna&running&seed=offline`);
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await page.clock.fastForward(limits.tradeInterval.max);
    await expect(page.getByTestId('trade-row').nth(5)).toBeAttached();
    for (const image of await page.locator('img:visible').all()) {
      expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(
        0,
      );
    }

    await open(page, `/${language}/v/?name=Anna`);
    await openEveryDialog(page);
    await startButton(page).click();
    await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  });

  test(
    'any other address shows the main view in its language offline',
    { tag: '@full' },
    async ({ page, context }) => {
      await visit(page, `/${language}`, `/${language}/v`);
      await context.setOffline(true);
      const nested = `/x/${language}/y?name=Anna`;
      const others = [`/${language}/`, `/${language}/nowhere`, `/${language.toUpperCase()}`];
      for (const address of sampled([nested, ...others], [nested, `/${language}/`])) {
        await open(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByTestId('profit')).toBeVisible();
        await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
      }
      await expect(page.goto(`/${another}`)).rejects.toThrow('ERR_');
    },
  );

  test(
    'the address of a file is never answered with a view',
    { tag: '@full' },
    async ({ page, context }) => {
      await visit(page, '/', '/v');
      await context.setOffline(true);
      const existing = ['/licenses.txt', '/robots.txt', '/sitemap.xml', '/reference-data.json'];
      const others = ['/ads.txt', '/x/nowhere.txt?name=Anna', '/index.html'];
      for (const address of [...existing, ...others]) {
        // In a page of its own: the browser's error page may come after the next navigation has begun.
        const other = await context.newPage();
        await expect(other.goto(address), address).rejects.toThrow('ERR_');
        await other.close();
      }
      await open(page, '/v.1/x?file=a.txt');
      // A cached file is answered with itself.
      const icon = await page.goto('/logo/icon.svg');
      expect(icon?.headers()['content-type']).toContain('image/svg+xml');
    },
  );

  test(
    'a second language is cached when it is visited',
    { tag: '@full' },
    async ({ page, context }) => {
      await visit(page, `/x/${language}/y`, `/${language}/v`);
      await visit(page, '/v', '/v');
      await context.setOffline(true);
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await open(page, `/${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    },
  );

  test('nothing that another site of the host has cached is used', async ({ page }) => {
    await visit(page, `/${language}`, `/${language}/v`);
    const answer = await page.evaluate(async () => {
      const foreign = await caches.open('another-site');
      const path = '/_next/static/chunks/foreign.js';
      await foreign.put(path, new Response('foreign'));
      return (await fetch(path)).text();
    });
    expect(answer).not.toBe('foreign');
  });

  test('the messages of other languages are not cached, those of the lesson neither', async ({
    page,
  }) => {
    await visit(page, `/${language}`, `/${language}/v`);
    const texts = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
      return Promise.all(scripts.map(async (key) => (await cache.match(key))?.text()));
    });
    const holding = (text: string) => texts.filter((script) => script?.includes(text)).length;
    for (const locale of locales) {
      const expected = locale === language ? 1 : 0;
      expect([locale, holding(lessonMessagesOf(locale).lesson.linkWhy)]).toEqual([
        locale,
        expected,
      ]);
      expect([locale, holding(messagesOf(locale).notice.text)]).toEqual([locale, expected]);
    }
  });

  test('nothing is cached in the first seconds, when a visitor may press Start', async ({
    page,
  }) => {
    await stopTime(page);
    await open(page, '/');
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.clock.runFor(2_000);
    expect(await registered()).toBe(0);
    await page.clock.runFor(2_000);
    await expect.poll(registered).toBe(1);
  });
});

test.describe('a deploy', () => {
  test.use({ serviceWorkers: 'allow' });
  let host: Awaited<ReturnType<typeof changingHost>>;
  test.beforeEach(async ({ baseURL }) => {
    host = await changingHost(baseURL ?? '');
  });
  test.afterEach(() => host.close());

  test('neither reloads nor breaks an open page, and takes over when that is closed, with the cached languages', async ({
    page,
    context,
  }) => {
    await visit(page, `${host.url}/`, '/v');
    await visit(page, `${host.url}/${language}?seed=deploy&running`, `/${language}/v`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    host.change(/^\/sw\.js$/, nextWorker());
    await update(page);
    expect((await page.evaluate(() => caches.keys())).length).toBe(2);
    // The host no longer has any of the old files.
    host.change(/^\/_next\/static\//, { status: 404, type: 'text/plain', body: '' });
    const rows = page.getByTestId('trade-row');
    const shown = await rows.first().textContent();
    await openEveryDialog(page);
    await page.clock.fastForward(limits.tradeInterval.max);
    await expect(rows.first()).not.toHaveText(shown ?? '');
    expect(await page.evaluate('same')).toBe(true);

    const { activated } = await watchActivation(page);
    await page.goto('about:blank');
    await activated;
    await context.setOffline(true);
    await open(page, `${host.url}/`);
    expect(await page.evaluate(() => caches.keys())).toEqual([`${brand.slug}-precache:/:next`]);
    await open(page, `${host.url}/${language}/v`);
  });

  test(
    'is not mixed with the old version: that one caches no other language any more',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, `${host.url}/${language}`, `/${language}/v`);
      const [old = ''] = await page.evaluate(() => caches.keys());
      host.change(/^\/sw\.js$/, nextWorker());
      // The new version caches it itself.
      await visit(page, `${host.url}/`, '/v');
      await update(page);
      expect(await keptIn(page, old)).toContain(`/${language}/v`);
      for (const path of ['/', '/v']) {
        expect(await keptIn(page, old)).not.toContain(path);
        expect(await keptIn(page, `${brand.slug}-precache:/:next`)).toContain(path);
      }
    },
  );

  test('whose pages are late leaves the old version active: no page is cached without its scripts', async ({
    page,
  }) => {
    await visit(page, `${host.url}/${language}`, `/${language}/v`);
    const [old = ''] = await page.evaluate(() => caches.keys());
    host.change(/^\/sw\.js$/, nextWorker());
    const earlier = readFileSync(`out/${language}.html`, 'utf8').replace(
      '</body>',
      '<script src="/_next/static/chunks/earlier.js" async=""></script></body>',
    );
    host.change(new RegExp(`^/${language}$`), { status: 200, type: 'text/html', body: earlier });
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      if (installing === null) return 'none';
      await new Promise((resolve) => installing.addEventListener('statechange', resolve));
      return installing.state;
    });
    expect(state).toBe('redundant');
    expect(await keptIn(page, old)).toContain(`/${language}`);
    for (const name of await page.evaluate(() => caches.keys())) {
      if (name !== old) expect(await keptIn(page, name)).not.toContain(`/${language}`);
    }
  });

  test('that is incomplete leaves the old version active, but its pages are visible at once', async ({
    page,
    context,
  }) => {
    await visit(page, `${host.url}/${language}`, `/${language}/v`);
    host.change(/^\/coins\//, { status: 500, type: 'text/plain', body: '' });
    host.change(/^\/sw\.js$/, nextWorker());
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise((resolve) => {
        if (installing === null) resolve(null);
        else installing.addEventListener('statechange', resolve, { once: true });
      });
    });
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(
      null,
    );
    // Pages come from the host if it is reachable.
    host.change(new RegExp(`^/${language}$`), {
      status: 200,
      type: 'text/html',
      body: '<title>new</title>',
    });
    await page.goto(`${host.url}/${language}`);
    await expect(page).toHaveTitle('new');
    await context.setOffline(true);
    await open(page, `${host.url}/${language}/v`);
  });
});

test('the page works without service workers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new Error('refused')),
    });
  });
  await page.clock.install();
  await open(page, `/${language}?name=Anna&running`);
  // Beyond the time after which the page registers the worker.
  await page.clock.fastForward(limits.tradeInterval.max);
  await expect(page.getByTestId('trade-row').nth(5)).toBeAttached();
});

test('the site can be installed: every page has a manifest with icons', async ({
  page,
  request,
}) => {
  for (const address of ['/', `/${language}/v`, '/nowhere']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(html).toContain('<link rel="apple-touch-icon"');
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    description: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.name).toContain(brand.name);
  expect(manifest.description).toMatch(simulationIn(defaultLocale));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  await page.goto('/');
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
});
