import { nameOfLocale, otherLocales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { addresses } from '../addresses';
import { demo } from './support/demo';
import { hostAt } from './support/hostAt';
import { openEveryDialog } from './support/states';
import { expect, open, startButton, test } from './support/test';
import { watchPolicy } from './support/watchPolicy';

const origin = hostAt(demo.port);
test.use({ baseURL: origin });

const [language = 'en', another = 'en'] = otherLocales;

test.describe('under a base path', { tag: '@full' }, () => {
  test('every address under the base path shows the same as at the root of a host', async ({
    page,
  }) => {
    // Every address of the table, one after the other.
    test.setTimeout(120_000);
    for (const { path, view, locale, exported } of addresses) {
      const response = await page.goto(`${demo.path}${path}?name=Anna`);
      expect([path, response?.status()]).toEqual([path, exported ? 200 : 404]);
      await expect(page.getByTestId('display-name')).toHaveText('Anna');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByTestId('period')).toHaveCount(view === 'main' ? 1 : 0);
      expect(new URL(page.url()).pathname).toBe(demo.path + path);
    }
  });

  test('all requests of a page are under the base path, and its policy allows them', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const broken = await watchPolicy(page);
    for (const path of ['/?amount=x', '/v', `/${language}`, `/x/${language}/y`]) {
      await open(page, demo.path + path);
      await openEveryDialog(page);
      await startButton(page).click();
      await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
      expect(await broken()).toEqual([]);
    }
    for (const url of asked) expect(url.startsWith(`${origin}${demo.path}/`)).toBe(true);
  });

  test('every link of the page stays under the base path', async ({ page }) => {
    await open(page, `${demo.path}/${language}/v?name=Anna&seed=path`);
    const link = page.getByTestId('language-menu').getByText(nameOfLocale(another));
    const to = `${demo.path}${viewPath('alternate', another)}?name=Anna&seed=path`;
    await expect(link).toHaveAttribute('href', to);
    await page.locator('[aria-haspopup="dialog"]:not([aria-label]):visible').click();
    const other = `${demo.path}/${language}?name=Anna&seed=path`;
    const otherView = page.getByRole('dialog').locator(`a[href="${other}"]`);
    await expect(otherView).toBeVisible();
    const links = page.getByRole('dialog').locator('a[href^="/"]');
    for (const each of await links.all()) {
      await expect(each).toHaveAttribute('href', new RegExp(`^${demo.path}/`));
    }
    await otherView.click();
    await expect(page).toHaveURL(other);
    // Pressed at once, whether the scripts have loaded or not.
    await page.locator('[aria-haspopup="dialog"][aria-label]:visible').click();
    await expect(page.getByTestId('built-link')).toContainText(
      `${origin}${demo.path}/${language}?`,
    );
  });

  test('the site can be installed under the base path', async ({ page, request }) => {
    const answer = await request.get(`${demo.path}/manifest.webmanifest`);
    const manifest = (await answer.json()) as {
      start_url: string;
      scope: string;
      icons: { src: string }[];
    };
    expect([manifest.start_url, manifest.scope]).toEqual([`${demo.path}/`, `${demo.path}/`]);
    await page.goto(`${demo.path}/`);
    const links = page.locator('link[rel="apple-touch-icon"], link[rel="icon"][sizes="32x32"]');
    const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(named).toHaveLength(2);
    for (const file of [
      ...named.map((href) => href ?? ''),
      ...manifest.icons.map(({ src }) => src),
    ]) {
      expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
    }
  });
});
