import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { alternateRound, durations, limits } from '@/lib/config/limits';
import { expect, open, sampled, startButton, stopTime, test } from './support/test';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
/** The files of the build, without those that are copied from `public`. */
const made = files.filter((file) => !existsSync(`public/${file}`));
/** The bytes that are sent of a file. */
const compressed = (file: string) => statSync(`out/${file}.br`).size;

type Shift = PerformanceEntry & {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Collects the layout shifts of a page in `window.shifts`, with what moved. */
const watchShifts = () => {
  const shifts: object[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => [
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue,
        JSON.stringify(previousRect),
        JSON.stringify(currentRect),
      ]);
      shifts.push({ value, startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

test('every page has 14,600 bytes or less, compressed; that of any address 15,200', () => {
  const heavy = made
    .filter((file) => file.endsWith('.html'))
    .map((page) => ({ page, bytes: compressed(page) }))
    .filter(({ page, bytes }) => bytes > (page === '404.html' ? 15_200 : 14_600));
  expect(heavy).toEqual([]);
});

const budgets = [
  ['/', 177_000],
  ['/v', 176_000],
  // Its HTML is English: the words of its language are loaded, too.
  [`/x/${otherLocales[0]}/y`, 182_000],
] as const;
const further = [
  [`/${otherLocales.at(-1)}`, 177_000],
  ['/nowhere', 177_000],
] as const;
for (const [address, budget] of sampled([...budgets, ...further], budgets)) {
  test(`${address} loads at most ${budget} bytes of scripts, in few requests to its own host`, async ({
    page,
    baseURL,
  }) => {
    const scripts: number[] = [];
    const requests: string[] = [];
    page.on('response', (response) => {
      requests.push(response.url());
      if (response.request().resourceType() === 'script') {
        scripts.push(compressed(new URL(response.url()).pathname));
      }
    });
    await page.clock.install();
    await open(page, address);
    await expect(page.locator('html[data-language-pending]')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    const bytes = scripts.reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(requests.length).toBeLessThanOrEqual(16);
    expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([baseURL]));
  });
}

test('the lesson loads at most 60,000 bytes of scripts when it is first opened', async ({
  page,
}) => {
  await open(page, '/?seed=budget');
  const scripts: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(compressed(new URL(response.url()).pathname));
    }
  });
  await page.getByRole('button', { name: 'What gives it away?' }).first().click();
  await expect(page.getByTestId('lesson')).toBeVisible();
  const bytes = scripts.reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

/** Counts in `window.numberFormats` how often the page creates a number format. */
const watchNumberFormats = () => {
  Object.assign(window, { numberFormats: 0 });
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (target, parameters: ConstructorParameters<typeof Intl.NumberFormat>) => {
      Object.assign(window, { numberFormats: Number(Reflect.get(window, 'numberFormats')) + 1 });
      return new target(...parameters);
    },
  });
};

for (const address of sampled(['/pl?amount=x', '/pl/v?amount=x'], ['/pl?amount=x'])) {
  // Its first use takes 40 ms on a slow phone.
  test(`${address} never creates a number format of the browser`, async ({ page }) => {
    await page.addInitScript(watchNumberFormats);
    await page.clock.install();
    await open(page, address);
    await page.clock.runFor(10_000);
    await expect(page.getByTestId('link-notice')).toBeVisible();
    await startButton(page).click();
    await page.clock.runFor(5_000);
    expect(await page.evaluate('numberFormats')).toBe(0);
    // What is watched for would be seen.
    await page.evaluate(() => new Intl.NumberFormat('pl').format(1));
    expect(await page.evaluate('numberFormats')).toBe(1);
  });
}

test('every text file is also stored compressed', () => {
  const texts = files.filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const different = texts.filter((file) => {
    const text = readFileSync(`out/${file}`);
    const stored = [
      brotliDecompressSync(readFileSync(`out/${file}.br`)),
      gunzipSync(readFileSync(`out/${file}.gz`)),
    ];
    return !stored.every((each) => each.equals(text));
  });
  expect(different).toEqual([]);
});

test('the export is complete: both forms of every page, reference data, no left-over files', () => {
  for (const page of ['v', ...locales, ...locales.map((locale) => `${locale}/v`)]) {
    expect(files).toContain(`${page}.html`);
    expect(readFileSync(`out/${page}/index.html`)).toEqual(readFileSync(`out/${page}.html`));
  }
  expect(made.filter((file) => file.endsWith('.txt')).sort()).toEqual([
    'licenses.txt',
    'robots.txt',
  ]);
  expect(files.filter((file) => file.includes('_not-found') && !file.startsWith('_next'))).toEqual(
    [],
  );
  const licences = readFileSync('out/licenses.txt', 'utf8');
  for (const name of [
    'react-dom',
    'next',
    '@mui/material',
    'countup.js',
    'qrcode-generator',
    '@faker-js/faker',
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  const data = JSON.parse(readFileSync('out/reference-data.json', 'utf8')) as {
    airlines: object[];
  };
  expect(data.airlines).toContainEqual({ name: 'Aeroflot', iataCode: 'SU' });
});

test('no script of the export contains the lists of faker', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const holding = scripts.filter((file) =>
    readFileSync(`out/${file}`, 'utf8').includes('Aeroflot'),
  );
  expect(holding).toEqual([]);
});

test('neither view loads the code of the other', async ({ page }) => {
  let scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  for (const [address, own, other] of [
    ['/v', 'analysis-overlay', 'latest-trades'],
    ['/', 'latest-trades', 'analysis-overlay'],
  ] as const) {
    scripts = [];
    await open(page, address);
    const code = (await Promise.all(scripts)).join();
    expect(code, address).toContain(own);
    expect(code.includes(other), address).toBe(false);
  }
});

/** Opens an address at each width in parallel, and expects no layout shift during `meanwhile`. */
const expectStill = (
  browser: Browser,
  address: string,
  meanwhile: (page: Page) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = (page) => page.clock.install(),
) =>
  Promise.all(
    sampled([360, 768, 1280], [360, 1280]).map(async (width) => {
      // A window that gets its size later could shift what is already there.
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      await prepare(page);
      await page.goto(address, { waitUntil: 'commit' });
      await meanwhile(page);
      expect(await page.evaluate('shifts'), `${address} at ${width}`).toEqual([]);
      await context.close();
    }),
  );

/** Lets time pass, with a frame that is drawn every quarter of a second. */
const pass = async (page: Page, ms: number) => {
  for (let passed = 0; passed < ms; passed += 250) await page.clock.runFor(250);
};

test('nothing shifts on the alternate view during a round', async ({ browser }) => {
  const { steps, stepDuration, resultDuration, tickDuration } = alternateRound;
  await expectStill(browser, '/v?seed=still&amount=x', async (page) => {
    await expect(page.getByTestId('link-notice')).toBeVisible();
    await startButton(page).click();
    await pass(page, steps * stepDuration + resultDuration);
    await expect(page.getByTestId('trade-row')).toHaveCount(7);
    await pass(page, 2 * tickDuration);
    await page.waitForFunction(
      "document.querySelector('[data-status=new]')?.innerText.match(/[1-9]/)",
    );
  });
});

test('nothing shifts while the main view loads, counts up and adds rows', async ({ browser }) => {
  const address = `/?seed=still&amount=x&trades=2&running&name=${'W'.repeat(60)}`;
  await expectStill(browser, address, async (page) => {
    await expect(page.getByTestId('link-notice')).toBeVisible();
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
    await pass(page, 2 * limits.tradeInterval.max);
    // The list may be rendered after the figures.
    await expect.poll(() => page.getByTestId('trade-row').count()).toBeGreaterThanOrEqual(4);
  });
});

// A slow device paints what it has parsed so far.
test('the name and the languages do not move when the rest of the panel is parsed', async ({
  page,
}) => {
  // Without the policy, which does not allow scripts to write markup.
  const html = readFileSync('out/index.html', 'utf8').replace(
    /<script.*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/gs,
    '',
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('/parts', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/parts');
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else lets a parser wait
  const write = (part: string) => page.evaluate((text) => document.write(text), part);
  const label = page.locator('aside small');
  const languages = page.getByTestId('language-menu');
  const atName = html.search(/<bdi [^>]*data-testid="display-name">/);
  const atLanguages = html.indexOf('<summary>');
  expect(atName).toBeGreaterThan(0);
  expect(atLanguages).toBeGreaterThan(atName);

  await write(html.slice(0, atName));
  const earlyLabel = await label.boundingBox();
  await write(html.slice(atName, atLanguages));
  const earlyLanguages = await languages.boundingBox();
  await write(html.slice(atLanguages));
  expect(earlyLabel).toEqual(await label.boundingBox());
  expect(earlyLanguages).toEqual(await languages.boundingBox());
  expect(earlyLanguages?.y).toBeGreaterThan(700);
});

test('nothing shifts when the font arrives late', async ({ browser }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const delayFonts = (page: Page) =>
    page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
  const address = `/${otherLocales.at(-1)}?seed=late&amount=x`;
  const load = async (page: Page) => {
    await expect(page.getByTestId('link-notice')).toBeVisible();
    release();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.endsWith('.woff2') && duration > 0),
    );
    await page.evaluate(() => document.fonts.ready);
    // The next frame is laid out with the font, if it is used at all.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
  await expectStill(browser, address, load, delayFonts);
});

for (const width of [360, 1280]) {
  test(`the largest text at a width of ${width} pixels is in the exported HTML`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const largest: (string | undefined)[] = [];
      Object.assign(window, { largest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element?: Element };
          // The text of the notice is in an element of its own, beside its button.
          largest.push((element?.firstElementChild ?? element)?.textContent);
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await stopTime(page);
    await open(page, '/?seed=largest&amount=9999999.99');
    // Until the figure has counted up.
    await page.clock.runFor(durations.countUp + 100);
    await expect(page.getByTestId('profit')).toHaveText('$10,000,000');
    const html = await (await request.get('/')).text();
    const largest = await page.evaluate<string[]>('largest');
    expect(largest.length).toBeGreaterThan(0);
    expect(html).toContain(largest.at(-1));
  });
}
