import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from '@playwright/test';
import { drawQrCode, type QrCode } from '@/components/ui/qrCode';
import { brand } from '@/lib/config/brand';
import { nameOfLocale, locales, otherLocales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
import { savedText } from './support/savedText';
import { expect, needs, open, openStopped, sampled, test } from './support/test';

const [another = 'en'] = otherLocales;

const builder = (page: Page) => page.getByRole('dialog', { name: 'Build a link' });
const link = async (page: Page) =>
  new URL((await page.getByTestId('built-link').textContent()) ?? '');

const openBuilder = async (page: Page) => {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(builder(page)).toBeVisible();
};

test('the builder opens with the values of the page, and keeps foreign parameters', async ({
  page,
}) => {
  await open(page, '/?utm_source=mail&seed=built&country=DE&currency=EUR');
  const name = (await page.getByTestId('display-name').textContent()) ?? '';
  const amount = (await page.getByTestId('profit').getAttribute('value')) ?? '';
  await openBuilder(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Starting profit', { exact: true })).toHaveValue(
    /^[\d.]+(,\d+)?\u00a0€$/,
  );
  const { pathname, searchParams } = await link(page);
  expect(pathname).toBe('/');
  expect(Number(searchParams.get('amount'))).toBe(Number(amount));
  expect(searchParams.get('utm_source')).toBe('mail');
  expect(searchParams.get('name')).toBe(name);
  expect(searchParams.get('seed')).toBe('built');
  expect(searchParams.get('country')).toBe('DE');
  expect(searchParams.has('running')).toBe(false);
});

test('the link contains what is typed, and its page shows it', async ({ page }) => {
  needs('pl');
  await open(page, '/?seed=typed');
  await openBuilder(page);
  const hostile = `"Anna" <b>&=+\u05d3\u05e0\u05d4 👩\u200d💻`;
  await page.getByLabel('Name', { exact: true }).fill(hostile);
  await page.getByLabel('Number format', { exact: true }).selectOption('PL');
  await page.getByLabel('Currency', { exact: true }).selectOption('PLN');
  await page.getByLabel('Starting profit', { exact: true }).fill('-1234,5');
  await page.getByLabel('Starting trades', { exact: true }).fill('77');
  await page.getByRole('checkbox', { name: 'Start the run automatically' }).check();
  await page.getByLabel('View').selectOption('alternate');
  await page.getByLabel('Language', { exact: true }).selectOption('pl');
  // The alternate view ignores `running`.
  await expect(page.getByRole('checkbox', { name: 'Start the run automatically' })).toHaveCount(0);
  const preview = page.getByTestId('link-preview');
  expect((await link(page)).searchParams.has('running')).toBe(false);
  await expect(preview).toContainText('−1\u00a0234,50\u00a0zł');
  await expect(preview.locator('bdi')).toHaveText(hostile);
  const built = await link(page);
  expect(built.pathname).toBe('/pl/v');
  await openStopped(page, built.href);
  await expect(page.getByTestId('display-name')).toHaveText(hostile);
  await expect(page.getByTestId('profit')).toHaveAttribute('value', '-1234.50');
  await expect(page.getByTestId('profit')).toHaveText('−1\u00a0234,50\u00a0zł');
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '77');
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

test(
  'each field reports invalid text, and the link leaves it out',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/?seed=wrong');
    await openBuilder(page);
    for (const [label, text, parameter] of [
      ['Starting trades', '1e3', 'trades'],
      ['Starting profit', '1000000001', 'amount'],
      ['Seed', 'a b', 'seed'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      expect((await link(page)).searchParams.has(parameter)).toBe(false);
      await page.getByLabel(label, { exact: true }).fill('');
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'false',
      );
    }
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(61));
    await expect(page.getByText(`Shown as: ${'x'.repeat(60)}`)).toBeVisible();
    expect((await link(page)).searchParams.get('name')).toBe('x'.repeat(60));
  },
);

test('links can be copied, and this is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?seed=copy');
  await openBuilder(page);
  await builder(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(builder(page).getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await link(page)).href);
  await builder(page).getByRole('button', { name: 'Copy all' }).click();
  await expect(builder(page).getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(2);
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(locales.length);
  for (const [index, locale] of locales.entries()) {
    const start = `${nameOfLocale(locale)}: ${new URL(viewPath('main', locale), page.url()).href}?`;
    expect(lines[index]).toMatch(/[?&]seed=copy$/);
    expect(lines[index]?.startsWith(start)).toBe(true);
  }
});

test('the links in all languages can be saved for a spreadsheet, with the notice', async ({
  page,
}) => {
  await open(page, '/?seed=all&name=%3D1%2B1');
  await openBuilder(page);
  const { name, text } = await savedText(page, () =>
    builder(page).getByRole('button', { name: 'Save as CSV' }).click(),
  );
  expect(name).toBe(`${brand.slug}-links-all.csv`);
  const rows = parse(text, { bom: true, columns: true });
  expect(rows.map((row) => (row as { language: string }).language)).toEqual(locales);
  for (const row of rows as { link: string; notice: string }[]) {
    expect(new URL(row.link).searchParams.get('name')).toBe('=1+1');
    expect(row.notice).toContain('Nothing is traded');
  }
});

test('the QR code can be saved as SVG and PNG, with the notice', async ({ page }) => {
  await open(page, '/?seed=code');
  await openBuilder(page);
  const svg = await savedText(page, () =>
    builder(page).getByRole('button', { name: 'Save as SVG' }).click(),
  );
  expect(svg.name).toBe(`${brand.slug}-main-en-code.svg`);
  expect(svg.text.replace(/<[^>]*>/g, ' ')).toMatch(/Simulation\. .*Every/);
  const png = page.waitForEvent('download');
  await builder(page).getByRole('button', { name: 'Save as PNG' }).click();
  expect((await png).suggestedFilename()).toBe(`${brand.slug}-main-en-code.png`);
  const bytes = readFileSync(await (await png).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // The files are named after the link, not after the page.
  await page.getByLabel('Seed', { exact: true }).fill('');
  await page.getByLabel('View').selectOption('alternate');
  await page.getByLabel('Language', { exact: true }).selectOption(another);
  const unseeded = await savedText(page, () =>
    builder(page).getByRole('button', { name: 'Save as SVG' }).click(),
  );
  expect(unseeded.name).toBe(`${brand.slug}-alternate-${another}.svg`);
});

test('the notice about the link opens the builder with the valid values', async ({ page }) => {
  await open(page, '/?name=Anna&amount=oops');
  const notice = page.getByTestId('link-notice');
  await notice.getByRole('button', { name: 'Show' }).click();
  await notice.getByRole('button', { name: 'Build a link' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna');
  expect((await link(page)).searchParams.get('amount')).not.toBe('oops');
});

test('a wide builder shows its result beside the form, and keeps it in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/de?seed=wide');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const result = [page.getByTestId('built-link'), page.getByTestId('link-preview')];
  const field = await page.getByLabel('Name', { exact: true }).boundingBox();
  for (const part of result) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.x).toBeGreaterThan((field?.x ?? NaN) + (field?.width ?? 0));
  }
  await page.getByRole('button', { name: 'Durchlauf als JSON speichern' }).focus();
  await expect(page.getByLabel('Name', { exact: true })).not.toBeInViewport();
  for (const part of result) await expect(part).toBeInViewport();
});

test('the builder of a phone keeps its copy button in view, and off the notice', async ({
  page,
}) => {
  for (const width of sampled([320, 360, 768], [320])) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/de?seed=foot');
    await page.getByRole('button', { name: 'Teilen' }).click();
    const copy = page.getByRole('button', { name: 'Link kopieren' });
    const notice = page.getByTestId('simulation-notice');
    for (const end of ['Ansicht', 'Durchlauf als JSON speichern']) {
      await page.getByText(end, { exact: true }).scrollIntoViewIfNeeded();
      await expect(copy).toBeInViewport({ ratio: 1 });
      await expect(notice).toBeInViewport({ ratio: 1 });
      const foot = await copy.boundingBox();
      const { y = NaN, height = NaN } = (await notice.boundingBox()) ?? {};
      expect(foot?.y).toBeGreaterThanOrEqual(y + height);
    }
  }
});

test('link, copy button and result are in view at once, and say the word once', async ({
  page,
}) => {
  await openStopped(page, '/?amount=1234');
  await openBuilder(page);
  const preview = page.getByTestId('link-preview');
  await expect(preview).toContainText('$1,234simulated');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByTestId('built-link')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByTestId('built-link')).toBeInViewport({ ratio: 1 });
  await expect(preview).toBeInViewport({ ratio: 1 });
  const text = await builder(page).evaluate((dialog) => {
    for (const word of dialog.querySelectorAll('[data-simulated]')) word.remove();
    return (dialog as HTMLElement).innerText;
  });
  expect(text.match(/simulat/gi) ?? []).toHaveLength(1);
});

test(
  'the builder fits a width of 360 pixels, with its notice',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/de?seed=small');
    await page.getByRole('button', { name: 'Teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link erstellen' });
    expect(await isPainted(page)).toBe(true);
    const [wide, available] = await dialog
      .locator('.MuiDialogContent-root')
      .evaluate((content) => [content.scrollWidth, content.clientWidth]);
    expect(wide).toBeLessThanOrEqual(available);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Teilen' })).toBeFocused();
  },
);

/** Text that gets into the focused field key by key, and at once, as from a clipboard or by speech. */
const ways = {
  keys: (page: Page, text: string) => page.keyboard.type(text),
  once: (page: Page, text: string) => page.keyboard.insertText(text),
};

const written = [
  ['US', 'USD', '1,234.5', '$1,234.50'],
  ['DE', 'EUR', '1.234,50', '1.234,50\u00a0€'],
  ['FR', 'EUR', '1 234,5', '1\u00a0234,50\u00a0€'],
  ['PL', 'PLN', '1234,50 zł', '1\u00a0234,50\u00a0zł'],
  ['US', 'CHF', 'Fr 1,234.50', 'Fr\u00a01,234.50'],
] as const;
for (const [country, currency, text, full] of written) {
  const title = `the builder reads ${text} in the number format of ${country}, whichever way it comes`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await open(page, `/?seed=typed&country=${country}&currency=${currency}`);
    await openBuilder(page);
    const amount = page.getByLabel('Starting profit', { exact: true });
    for (const enter of Object.values(ways)) {
      await amount.fill('');
      await enter(page, text);
      await expect(amount).toHaveAttribute('aria-invalid', 'false');
      expect((await link(page)).searchParams.get('amount')).toBe('1234.50');
      await page.keyboard.press('Tab');
      await expect(amount).toHaveValue(full);
      expect((await link(page)).searchParams.get('amount')).toBe('1234.50');
    }
  });
}

test(
  'the builder refuses an amount that can be read in two ways, and says how to write it',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/?seed=typed');
    await openBuilder(page);
    const amount = page.getByLabel('Starting profit', { exact: true });
    const refusal = builder(page).getByRole('alert');
    for (const enter of Object.values(ways)) {
      await amount.fill('');
      await enter(page, '1234,50');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(refusal).toHaveText(/Write it like this: \$1,234\.50$/);
      expect((await link(page)).searchParams.has('amount')).toBe(false);
      await expect(amount).toHaveAccessibleDescription(/Write it like this/);
    }
    // What is still being typed is not refused before the field is left.
    await amount.fill('1,2');
    await expect(refusal).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(refusal).toHaveCount(1);
    // The format in which it was meant.
    await amount.fill('1234,50');
    await page.getByLabel('Number format', { exact: true }).selectOption('DE');
    await expect(amount).toHaveAttribute('aria-invalid', 'false');
    expect((await link(page)).searchParams.get('amount')).toBe('1234.50');
    // A number follows the format.
    await page.getByLabel('Starting trades', { exact: true }).fill('1.000');
    await page.getByLabel('Number format', { exact: true }).selectOption('US');
    await expect(amount).toHaveValue('$1,234.50');
    await expect(page.getByLabel('Starting trades', { exact: true })).toHaveValue('1,000');
    expect((await link(page)).searchParams.get('trades')).toBe('1000');
  },
);

test('seconds take the decimal sign of the number format', { tag: '@full' }, async ({ page }) => {
  needs('de');
  await open(page, '/de?seed=typed&country=DE');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const time = page.getByLabel('Zeit seit dem Start');
  await expect(time).toHaveAttribute('inputmode', 'decimal');
  await time.fill('5,5');
  await expect(time).toHaveAttribute('aria-invalid', 'false');
  expect((await link(page)).searchParams.get('t')).toBe('5.5');
  await time.fill('5.5');
  await page.keyboard.press('Tab');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  expect((await link(page)).searchParams.has('t')).toBe(false);
});

test('the placeholder of a name is in no link, file or list', async ({ page }) => {
  await open(page, '/v?seed=nobody');
  await expect(page.getByTestId('display-name')).toHaveText('{name}');
  await openBuilder(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  expect((await link(page)).search).not.toContain('name');
  await expect(page.getByTestId('all-links')).not.toContainText('name');
  const preview = page.getByTestId('link-preview');
  await expect(preview.locator('bdi')).toHaveText('{name}');
  // The number of trades is always the same, too.
  await page.getByLabel('Starting trades', { exact: true }).fill('');
  await expect(preview).toContainText('Trades181');
  await page.getByLabel('View').selectOption('main');
  await expect(preview.locator('bdi')).toHaveText('–');
  expect((await link(page)).search).not.toContain('name');
  const { text } = await savedText(page, () =>
    builder(page).getByRole('button', { name: 'Save the run as JSON' }).click(),
  );
  expect(JSON.parse(text)).toMatchObject({ name: null });
  expect(text).not.toContain('{name}');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'See more details' }).click();
  const list = page.getByRole('dialog').locator('dl');
  await expect(list).toContainText('nobody');
  await expect(list).not.toContainText('{name}');
});

test(
  'the other view opens at the same time, and ignores what it does not have',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=views&trades=10&t=90&paused&running');
    await openBuilder(page);
    const moment = page.getByRole('checkbox', { name: 'Open at the moment on screen' });
    await expect(moment).toBeChecked();
    expect((await link(page)).search).toMatch(/t=90&paused=$/);
    await page.getByLabel('View').selectOption('alternate');
    await expect(moment).toHaveCount(0);
    expect((await link(page)).search).toMatch(/t=90&paused=$/);
    expect((await link(page)).searchParams.has('running')).toBe(false);
  },
);

test(
  'beyond a week, which a link cannot say, the builder does not offer the moment',
  {
    tag: '@full',
  },
  async ({ page }) => {
    await openStopped(page, '/?seed=week&trades=10&amount=0&t=604790');
    await page.clock.fastForward(60_000);
    await openBuilder(page);
    const offer = page.getByRole('checkbox', { name: /Open at the moment on screen/ });
    await expect(offer).toBeDisabled();
    await expect(offer).not.toBeChecked();
    await expect(builder(page)).toContainText('A link can show a run up to one week after Start.');
  },
);

test('the builder keeps what was typed until one begins again', async ({ page }) => {
  await openStopped(page, '/?seed=kept&name=Anna');
  await openBuilder(page);
  await page.getByLabel('Name', { exact: true }).fill('Berta');
  await page.getByLabel('Currency', { exact: true }).selectOption('PLN');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
    () => builder(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await expect(builder(page)).toHaveCount(0);
    await openBuilder(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Berta');
    await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('PLN');
  }
  await builder(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna');
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('USD');
});

/** Where the dark modules of a code are, row by row. */
const darkModules = ({ path, size }: QrCode) => {
  const dark = new Array<boolean>(size * size).fill(false);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) dark[Number(y) * size + Number(x)] = true;
  return dark;
};

/** Which modules of a drawn code are dark in the middle, row by row. */
const modulesOf = async (image: Locator, size: number) => {
  const png = (await image.screenshot()).toString('base64');
  return image.evaluate(
    async (_, { png, size }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const [width, height] = [picture.width, picture.height];
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
        '2d',
      );
      context?.drawImage(picture, 0, 0);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      return Array.from({ length: size * size }, (_, index) => {
        const x = Math.floor(((index % size) + 0.5) * (width / size));
        const y = Math.floor((Math.floor(index / size) + 0.5) * (height / size));
        return (data[4 * (y * width + x)] ?? 0) < 128;
      });
    },
    { png, size },
  );
};

test(
  'the QR codes of all languages are on one sheet of paper, and can be read',
  { tag: ['@chromium', '@full'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { print: () => {} });
    });
    await openStopped(page, `/?seed=sheet&name=Anna&utm_source=${'x'.repeat(90)}`);
    await openBuilder(page);
    await page.getByRole('button', { name: 'Print them on one sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet]');
    for (const locale of locales) {
      await expect(sheet.getByRole('img', { name: nameOfLocale(locale) })).toBeVisible();
      await expect(sheet).toContainText(`${viewPath('main', locale)}?utm_source=x`);
    }
    const links = await sheet.locator('bdi').allTextContents();
    for (const [index, locale] of locales.entries()) {
      const image = sheet.getByRole('img', { name: nameOfLocale(locale) });
      const code = drawQrCode(links[index] ?? '');
      expect(await modulesOf(image, code?.size ?? 0)).toEqual(code && darkModules(code));
    }
    await expect(page.getByTestId('profit')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);
